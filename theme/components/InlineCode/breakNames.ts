/** Names up to this length stay in one piece. */
const longestWhole = 15;

/**
 * Parts of a text between which a line may break: long names at dots, slashes, hyphens and humps.
 * A flag such as `--env-mode` is a part of its own: a line that ended inside it would show another.
 *
 * @param text - such as `modifyEnvironmentConfig`
 * @returns the parts, which make up the text when joined
 */
export function breakNames(text: string): string[] {
  return text
    .replace(/[\w$@./-]+/g, (name) => {
      if (name.startsWith('-')) return `\n${name}\n`;
      if (name.length <= longestWhole) return name;
      return name.replace(/[./_-](?=[\w$@])|[a-z\d](?=[A-Z])/g, '$&\n');
    })
    .split('\n')
    .filter(Boolean);
}
