/*! For license information please see index.js.LICENSE.txt */
(()=>{"use strict";let t=new class{total(t){let e;return e=(450*t/100).toFixed(2),`${e} €`}};console.debug("order",t),document.body.textContent=`${t.constructor.name}: ${t.total(3)}`})();
