package chat_test
import ("testing";"os";"strings";"fmt";"pbem/mailer/chat")
func TestWhy(t *testing.T){
 b,_:=os.ReadFile("/tmp/doubt/why.txt")
 for _,l:=range strings.Split(strings.TrimSpace(string(b)),"\n"){
  var s []string
  for _,h:=range chat.All().Read(l){ if h.Groups&(chat.Brakes|chat.Continues|chat.Asks)!=0 { s=append(s,fmt.Sprintf("%s(%x)",h.Phrase,h.Groups)) } }
  var a []string
  for i,x:=range chat.Asides(l){ if x!=(chat.Aside{}) { a=append(a,fmt.Sprintf("%s%+v",chat.Languages()[i],x)) } }
  fmt.Println(l,"=>",s,a)
 }
}
