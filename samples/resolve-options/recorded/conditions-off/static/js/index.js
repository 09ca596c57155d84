;// CONCATENATED MODULE: ./src/keys.ts
const keys_select = 'Enter'.trim();

;// CONCATENATED MODULE: ./src/remote.ts

document.body.append(`Press ${keys_select}`);
