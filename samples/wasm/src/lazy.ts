document.onclick = async () => {
  const { area } = await import('./area.wasm');
  document.body.append(`${area(6, 7)} tiles`);
};
