(()=>{"use strict";var t;let e=document.createElement("button");e.textContent="Book from ".concat("".concat("19.00"," €")),null==(t=document.currentScript)||t.after(e)})();
