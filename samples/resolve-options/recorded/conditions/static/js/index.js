;// CONCATENATED MODULE: ./src/keys.tv.ts
const keys_tv_select = 'OK'.trim();

;// CONCATENATED MODULE: ./src/remote.ts

document.body.append(`Press ${keys_tv_select}`);
