/** The part of JSON Schema that our own schemas use. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  oneOf?: JsonSchema[];
  // What only people read.
  $schema?: string;
  title?: string;
  description?: string;
}

const keywords = new Set([
  ...['$ref', '$defs', 'type', 'const', 'enum', 'pattern', 'format', 'required', 'properties'],
  ...['additionalProperties', 'oneOf', '$schema', 'title', 'description'],
]);

const formats: Record<string, (text: string) => boolean> = {
  uri: (text) => URL.canParse(text),
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * Compares a value with a schema.
 *
 * @param root - the whole schema
 * @param value - what JSON parsed
 * @returns what is wrong and where, one entry a place; empty when the value is as described
 * @throws {Error} when the schema has a keyword that this reader does not know
 */
export function schemaProblems(root: JsonSchema, value: unknown): string[] {
  return check(root, value, '');

  function check(schema: JsonSchema, found: unknown, place: string): string[] {
    for (const keyword of Object.keys(schema)) {
      if (!keywords.has(keyword)) throw new Error(`unknown keyword '${keyword}' in the schema`);
    }
    const at = place || 'the top';
    if (schema.$ref) {
      const referred = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
      if (!referred) throw new Error(`the schema has no ${schema.$ref}`);
      return check(referred, found, place);
    }
    if (schema.oneOf) {
      const fitting = schema.oneOf.filter((form) => check(form, found, place).length === 0);
      return fitting.length === 1 ? [] : [`${at} fits ${fitting.length} of its forms`];
    }
    const types = schema.type === undefined ? [] : [schema.type].flat();
    const type = typeOf(found);
    if (types.length > 0 && !types.includes(type)) {
      return [`${at} is ${type} instead of ${types.join(' or ')}`];
    }
    const problems: string[] = [];
    if ('const' in schema && found !== schema.const) problems.push(`${at} is not ${schema.const}`);
    if (schema.enum && !schema.enum.includes(found)) problems.push(`${at} is '${found}'`);
    if (typeof found === 'string') {
      const fits = !schema.format || formats[schema.format]?.(found);
      const matches = !schema.pattern || new RegExp(schema.pattern).test(found);
      if (!fits || !matches) problems.push(`${at} is '${found}'`);
    }
    if (type !== 'object') return problems;
    const object = found as Record<string, unknown>;
    for (const key of schema.required ?? []) {
      if (!(key in object)) problems.push(`${at} has no '${key}'`);
    }
    for (const [key, item] of Object.entries(object)) {
      const described = schema.properties?.[key] ?? schema.additionalProperties;
      if (described) problems.push(...check(described, item, `${place}/${key}`));
      else problems.push(`${at} has '${key}', which nothing describes`);
    }
    return problems;
  }
}
