/** Makes code out of what a doc comment says behind `@default`. */
import path from 'node:path';
import { ts } from './compiler.ts';

/** Code of a default, the same for both modes or one each. */
export interface DeclaredDefault {
  development: string;
  production: string;
}

/** The one expression that a text is, or undefined. */
function expression(text: string): string | undefined {
  const parse = (code: string) => {
    const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022, true);
    const problems = (file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics;
    return problems.length === 0 ? file : undefined;
  };
  const code = text.trim().replace(/;$/, '');
  if (code === '') return undefined;
  const file = parse(`(${code}\n)`);
  if (file?.statements.length === 1) return code;
  // `const defaults = { … };` names the value it is about.
  const statement = parse(code)?.statements[0];
  if (statement && ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.initializer?.getText();
  }
  return undefined;
}

/**
 * @param text what follows `@default`
 * @returns code per mode, or undefined if the text is prose
 */
export function declaredDefault(text: string | undefined): DeclaredDefault | undefined {
  if (!text) return undefined;
  const perMode =
    /^- dev: (.+)\n- prod: (.+)$/.exec(text.trim()) ??
    /^- (\S+).* for dev server.*\n- (\S+).* for preview server/.exec(text.trim());
  if (perMode) {
    const [development, production] = [expression(perMode[1] ?? ''), expression(perMode[2] ?? '')];
    return development && production ? { development, production } : undefined;
  }
  const fenced = /^```\w*\n([\s\S]*?)\n```/.exec(text.trim());
  const bare = fenced?.[1] ?? text.trim().replace(/^`([^`]*)`$/, '$1');
  const code = expression(bare);
  if (!code) return undefined;
  // Two words are a sentence, even where the grammar takes them.
  if (/^\w+ \w+/.test(code) && !/^(new|typeof|async) /.test(code)) return undefined;
  return { development: code, production: code };
}

/**
 * Makes code of a default ready to be evaluated beside the tool.
 * @param code one expression
 * @param mode decides `isDev` and `isProd`
 * @param names exports of the tool, which the code may use
 * @returns JavaScript with the mode filled in, or undefined if it needs something that only the
 *   tool knows
 */
export function evaluable(code: string, mode: string, names: string[] = []): string | undefined {
  const filled = code
    .replace(/\bisDev\b/g, String(mode === 'development'))
    .replace(/\bisProd\b/g, String(mode === 'production'));
  try {
    const plain = ts.transpileModule(`(${filled}\n)`, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    }).outputText;
    const scope = ['path', 'require', ...names];
    new Function(...scope, `return ${plain}`)(path, { resolve: String });
    return plain.replace(/;\s*$/, '');
  } catch {
    return undefined;
  }
}
