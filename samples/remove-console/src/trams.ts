let asked = 0;

export function nextTram() {
  asked += 1;
  return `Tram ${asked}`;
}
