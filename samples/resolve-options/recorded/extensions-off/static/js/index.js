;// CONCATENATED MODULE: ./src/layout.ts
const columns = Number('4');

;// CONCATENATED MODULE: ./src/index.ts

document.body.append(`${(/* inlined export .columns */4)} columns`);
