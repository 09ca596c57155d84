;// CONCATENATED MODULE: ./src/layout.tv.ts
const columns = Number('2');

;// CONCATENATED MODULE: ./src/index.ts

document.body.append(`${columns} columns`);
