export function nextWeek(): string {
  return 'High water on Monday at 4:10.';
}
