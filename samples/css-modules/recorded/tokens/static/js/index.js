/* export default */ var tokens_module = ({"brand":"red"});
;// CONCATENATED MODULE: ./src/tokens.ts

console.log(tokens_module.brand);
