export function showArchive() {
  document.body.append('1 204 observations since 1961');
}
