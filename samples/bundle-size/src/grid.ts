export function drawGrid() {
  document.body.style.backgroundImage = 'linear-gradient(#0001 1px, transparent 1px)';
}
