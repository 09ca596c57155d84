/*! compass 2.1 | MIT | Harbour Instruments */
export function compass(): string {
  return `N ${Math.round(Math.random() * 360)} deg`;
}
