/**
 * Median: the mean of the two middle values for an even count.
 *
 * @param {number[]} values - at least one
 * @returns {number}
 * @throws {Error} if there are no values
 */
export function median(values) {
  if (values.length === 0) throw new Error('no value to take the median of');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * The smallest value that a share of all values does not exceed.
 *
 * @param {number[]} values - at least one
 * @param {number} share - above 0, at most 1
 * @returns {number}
 * @throws {Error} if there are no values
 */
export function percentile(values, share) {
  if (values.length === 0) throw new Error('no value to take a percentile of');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
