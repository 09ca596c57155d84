/** Names up to this length stay in one piece. */
const longestWhole = 15;

/**
 * Parts of a text between which a line may break: long names at dots, slashes, hyphens and humps.
 *
 * @param text - such as `modifyEnvironmentConfig`
 * @returns the parts, which make up the text when joined
 */
export function breakNames(text: string): string[] {
  return text
    .replace(/[\w$@./-]+/g, (name) =>
      name.length > longestWhole
        ? name.replace(/[./_-](?=[\w$@])|[a-z\d](?=[A-Z])/g, '$&\n')
        : name,
    )
    .split('\n');
}
