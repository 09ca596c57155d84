/**
 * Day named by a date in the local notation of English (month/day/year) or Chinese
 * (year/month/day), in the international notation.
 *
 * @param {string} text - date and time as written at build time
 * @returns {string | undefined} such as `2024-09-10`; nothing when the notation is another one
 */
export function toDay(text) {
  const chinese = /^(\d{4})\/(\d{1,2})\/(\d{1,2})\b/.exec(text);
  const english = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text);
  const [year, month, day] =
    chinese?.slice(1) ?? (english ? [english[3], english[1], english[2]] : []);
  if (!year || !month || !day) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
