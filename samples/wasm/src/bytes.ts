import bytes from './area.wasm' with { type: 'bytes' };

const { instance } = await WebAssembly.instantiate(bytes as unknown as BufferSource);
const area = instance.exports.area as (width: number, height: number) => number;

document.body.append(`${area(6, 7)} tiles`);
