/**
 * What a union accepts in addition, and what no longer.
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

/** Members of a union, as far as no bracket or function is around them. */
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

/** Whether an arrow is outside of all brackets. */
function isFunction(type: string): boolean {
  const text = type.replaceAll('=>', '→');
  const outside = text.replace(brackets, '');
  return outside === text ? text.includes('→') : isFunction(outside);
}
