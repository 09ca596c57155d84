// EXTERNAL MODULE: tracking (ignored)
var tracking_ignored_ = __webpack_require__(570);
;// CONCATENATED MODULE: ./src/lib/price.js
const formatPrice = (euros)=>`€${euros.toFixed(2)}`;

;// CONCATENATED MODULE: ./src/index.js


(0,tracking_ignored_.track)('opened');
document.body.textContent = formatPrice(24);
