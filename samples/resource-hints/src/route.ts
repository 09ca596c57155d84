export function showRoute() {
  document.body.append('Bus 12 to Hilltop, then ten minutes on foot');
}
