/**
 * A value as an expression inside an attribute in MDX. The parser of MDX reads an expression anew at
 * each closing brace, so the value is a string without any. Marks that would end a table cell or
 * begin a tag or inline code are escaped, too.
 *
 * @param value - of what JSON can hold
 */
export function expression(value: unknown): string {
  const json = JSON.stringify(value)
    .replace(/[\\']/g, '\\$&')
    .replace(
      /[{}|<>`\u2028\u2029]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `JSON.parse('${json}')`;
}
