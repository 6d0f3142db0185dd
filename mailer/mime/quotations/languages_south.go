package quotations

func arabic() language {
	return language{
		name: "Arabic", opens: "في |بتاريخ ", wrote: "كتب|كتبت", between: " كتب ",
		from: "من|المرسل", sent: "تم الإرسال|التاريخ|أرسلت", to: "إلى", subject: "الموضوع", older: "الرسالة الأصلية|رسالة معاد توجيهها|رسالة الرد",
		forward: "بدء الرسالة المعاد توجيهها", footer: "أرسلت من |تم الإرسال من |مرسل من |مُرسل من |الحصول على outlook",
	}
}

func persian() language {
	return language{
		name: "Persian", opens: "در ", wrote: "نوشت|نوشته است|نوشته", between: " نوشت ",
		from: "از", sent: "ارسال شده|تاریخ|ارسال", to: "به", subject: "موضوع", older: "پیام اصلی|پیام هدایت شده|پیام ارسال شده",
		footer: "ارسال شده از |فرستاده شده از |ارسالشده از ",
	}
}

func hebrew() language {
	return language{
		name: "Hebrew", opens: "בתאריך |ב־|ב-", wrote: "כתב|כתבה|כתב/ה|כתב(ה)|מאת", between: " כתב ",
		from: "מאת", sent: "נשלח|תאריך", to: "אל|לכבוד", subject: "נושא", older: "הודעה מקורית|הודעה שהועברה|ההודעה המקורית",
		forward: "תחילת ההודעה שהועברה", footer: "נשלח מה|נשלח מ|קבל את outlook",
	}
}

func hindi() language {
	return language{
		name: "Hindi", wrote: "ने लिखा|लिखा|ने लिखा है", between: " ने लिखा ",
		from: "प्रेषक|से", sent: "भेजा गया|दिनांक|तारीख", to: "प्रति|को", subject: "विषय", older: "मूल संदेश|अग्रेषित संदेश",
		footer: "*से भेजा गया|मेरे iphone से भेजा गया",
	}
}

func thai() language {
	return language{
		name: "Thai", opens: "เมื่อ |ในวันที่ |วันที่ ", wrote: "เขียนว่า|เขียน|ได้เขียน", between: " เขียน",
		from: "จาก", sent: "ส่ง|วันที่|ส่งเมื่อ", to: "ถึง", subject: "เรื่อง|หัวข้อ", older: "ข้อความต้นฉบับ|ข้อความที่ส่งต่อ|ข้อความเดิม",
		footer: "ส่งจาก|รับ outlook",
	}
}

func vietnamese() language {
	return language{
		name: "Vietnamese", opens: "vào |ngày ", wrote: "đã viết|viết", between: " đã viết ",
		from: "từ", sent: "đã gửi|ngày|gửi|vào lúc", to: "đến|tới", subject: "chủ đề|tiêu đề", older: "thư gốc|tin nhắn gốc|thư đã chuyển tiếp|thư được chuyển tiếp",
		footer: "đã gửi từ |được gửi từ |gửi từ |tải outlook",
	}
}

func indonesian() language {
	return language{
		name: "Indonesian and Malay", opens: "pada ", wrote: "menulis", between: " menulis ",
		from: "dari|daripada", sent: "dikirim|tanggal|dihantar|tarikh", to: "kepada|ke", subject: "subjek|perihal|subyek",
		older: "pesan asli|pesan terusan|pesan yang diteruskan|mesej asal", forward: "awal pesan terusan", footer: "dikirim dari |terkirim dari |dihantar daripada |dapatkan outlook",
	}
}
