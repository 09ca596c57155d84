/*! LICENSE: index.js.LICENSE.txt */
(()=>{"use strict";function euros(t){let e=(t/100).toFixed(2);return`${e} €`}let t=class TeaOrder{total(t){return euros(450*t)}};let e=new t;console.debug("order",e),document.body.textContent=`${e.constructor.name}: ${e.total(3)}`})();
