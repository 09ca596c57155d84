/**
 * A table in Markdown whose columns line up in plain text, too: the first column to the left, as it
 * holds names, the others to the right.
 *
 * @param {string[]} header
 * @param {(string | number)[][]} rows - as wide as the header
 * @returns {string} without a newline at the end
 */
export function table(header, rows) {
  const cells = [header, ...rows].map((row) => row.map((cell) => String(cell)));
  const widths = header.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  /** @param {string[]} row */
  const line = (row) =>
    `| ${row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...rest] = cells;
  return [line(first), line(rule), ...rest.map(line)].join('\n');
}

/**
 * A size in bytes as readers of tables compare it.
 *
 * @param {number} bytes
 * @returns {string} kilobytes of 1000 bytes, one decimal
 */
export function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
