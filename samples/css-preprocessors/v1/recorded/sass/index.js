(() => {
"use strict";

;// CONCATENATED MODULE: ./src/hall.scss
// extracted by css-extract-rspack-plugin

;// CONCATENATED MODULE: ./src/ticket.module.scss
// extracted by css-extract-rspack-plugin
/* export default */ const ticket_module = ({"width":"320px","ticket":"ticket-PsO6ek"});
;// CONCATENATED MODULE: ./src/index.ts


const card = document.createElement('article');
card.className = ticket_module.ticket;
card.style.width = ticket_module.width;
document.body.append(card);

})()
;
