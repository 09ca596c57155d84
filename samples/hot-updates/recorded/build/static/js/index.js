(()=>{"use strict";let t=t=>`Home team: ${t}`,e=0,n=document.createElement("button");n.textContent=t(e),n.addEventListener("click",()=>{n.textContent=t(e+=1)}),document.body.append(n)})();
