/**
 * A value as an expression for an MDX attribute. The MDX parser parses an expression again at each
 * closing brace, so the value is a string without braces. Characters that would end a table cell or
 * start a tag or inline code are escaped as well.
 *
 * @param value - any JSON value
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
