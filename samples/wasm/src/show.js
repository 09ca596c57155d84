export function show(value) {
  document.body.append(`${value} m²`);
}
