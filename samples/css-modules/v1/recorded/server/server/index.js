(() => {
"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./src/ticket.module.css
// Exports
/* export default */ const ticket_module = ({
	"ticket": `ticket-p4s6xL`,
	"unfold": `unfold-NvWhWM`,
	"sold-out": `sold-out-wWX8Cq`,
	"soldOut": `sold-out-wWX8Cq`,
	"seat_row": `seat_row-Z8WEGU`,
	"seatRow": `seat_row-Z8WEGU`
});

;// CONCATENATED MODULE: ./src/index.ts

const ticket = document.createElement('article');
ticket.className = `${ticket_module.ticket} ${ticket_module["sold-out"]}`;
ticket.textContent = 'Row 7';
document.body.append(ticket);

module.exports = __webpack_exports__;
})()
;
