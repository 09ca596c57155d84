/* export default */ const tokens_module = ({
	"brand": `#ff0000`
});

;// CONCATENATED MODULE: ./src/tokens.ts

console.log(tokens_module.brand);
