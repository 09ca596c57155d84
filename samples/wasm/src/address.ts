const address = new URL('./plain.wasm', import.meta.url);

const { instance } = await WebAssembly.instantiateStreaming(fetch(address), {
  env: {
    show: (value: number) => document.body.append(`${value} m²`),
  },
});

const measure = instance.exports.measure as (side: number) => void;
measure(12);

export {};
