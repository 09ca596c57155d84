/*! For license information please see index.js.LICENSE.txt */
(()=>{"use strict";function euros(e){let t=(e/100).toFixed(2);return`${t} €`}let TeaOrder=class TeaOrder{total(e){return euros(450*e)}};let e=new TeaOrder;console.debug("order",e),document.body.textContent=`${e.constructor.name}: ${e.total(3)}`})();
