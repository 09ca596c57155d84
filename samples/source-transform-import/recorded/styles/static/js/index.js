;// CONCATENATED MODULE: ./tile-kit/lib/tag/style/index.css
// extracted by css-extract-rspack-plugin

;// CONCATENATED MODULE: ./tile-kit/lib/tag/style/index.js


;// CONCATENATED MODULE: ./tile-kit/lib/date-field/style/index.css
// extracted by css-extract-rspack-plugin

;// CONCATENATED MODULE: ./tile-kit/lib/date-field/style/index.js


;// CONCATENATED MODULE: ./tile-kit/lib/tag/index.js
/* export default */ var tag = ((text)=>`<span class="tag">${text}</span>`);

;// CONCATENATED MODULE: ./tile-kit/lib/date-field/index.js
/* export default */ var date_field = (()=>'<input type="date" class="date-field">');

;// CONCATENATED MODULE: ./src/index.js




document.body.innerHTML = date_field() + tag('new');
