/** Turns a table into a module whose default export is an array of objects. */
module.exports = function csv(source) {
  const [head, ...lines] = source.trim().split('\n');
  const keys = head.split(',');
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((v, i) => [keys[i], v])));
  return `export default ${JSON.stringify(rows)};`;
};
