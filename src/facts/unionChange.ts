/**
 * Members that were added to a union, and those that were removed.
 *
 * @param before - type as text
 * @param after - type as text
 * @returns members of the union
 */
export function unionChange(before: string, after: string): { added: string[]; removed: string[] } {
  const [from, to] = [partsOf(before), partsOf(after)];
  return {
    added: to.filter((part) => !from.includes(part)),
    removed: from.filter((part) => !to.includes(part)),
  };
}

/** Members of a union at the top level of a type. */
function partsOf(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const word of type.split(/( \| )/)) {
    if (word === ' | ' && depth === 0 && !isFunction(parts.at(-1) ?? '')) parts.push('');
    else parts[parts.length - 1] += word;
    const opened = word.match(/[([{<]/g)?.length ?? 0;
    const closed = word.replaceAll('=>', '').match(/[)\]}>]/g)?.length ?? 0;
    depth += opened - closed;
  }
  return parts;
}

const brackets = /[([{<][^()[\]{}<>]*[)\]}>]/g;

/** Whether a type has an arrow outside all brackets. */
function isFunction(type: string): boolean {
  const text = type.replaceAll('=>', '→');
  const outside = text.replace(brackets, '');
  return outside === text ? text.includes('→') : isFunction(outside);
}
