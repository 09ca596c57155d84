/** Maximum length of names that are never broken. */
const longestWhole = 15;

/**
 * Parts of a text between which a line may break: long names break at dots, slashes, hyphens and
 * capital letters. A flag such as `--env-mode` is one part, as its first half would look like
 * another flag.
 *
 * @param text - such as `modifyEnvironmentConfig`
 * @returns the parts; joined, they equal the text
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
