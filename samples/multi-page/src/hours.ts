/** The bakery opens later on Sundays. */
export function opensAt(day: Date): string {
  return day.getDay() === 0 ? '08:00' : '06:00';
}
