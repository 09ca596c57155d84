/**
 * @returns whether a name is the option itself or a member of it: `output.distPath.root` of
 *   `output.distPath`
 */
export function isOf(name: string, option: string): boolean {
  return name === option || name.startsWith(`${option}.`);
}

/**
 * The page of an option; members are described on the page of their option.
 *
 * @returns path without the language: `/config/output/inline-scripts`
 */
export function optionPath(option: string): string {
  const [group = '', name] = option.split('.');
  const dashed = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/config/${name === undefined ? dashed(group) : `${group}/${dashed(name)}`}`;
}

/** @returns a setting as code: `output.module: true`, or only the name if any value matches */
export function settingCode(option: string, value: string): string {
  return value === '*' ? option : `${option}: ${value}`;
}
