import type { Page } from '../lib/page.ts';
import { readableTexts } from '../lib/pageTexts.ts';
import type { Problem } from '../lib/problem.ts';

/** A word that is not used, and the one that is. */
export interface Term {
  wrong: RegExp;
  right: string;
  /** Whether `right` is a term of the glossary in docs/README.md, or only a matter of style. */
  glossary: boolean;
}

const term = (wrong: RegExp, right: string): Term => ({ wrong, right, glossary: true });
const style = (wrong: RegExp, right: string): Term => ({ wrong, right, glossary: false });

/** Variants of the glossary's terms that are met in the field. */
export const terms: readonly Term[] = [
  term(/打包器|捆绑器|绑定器/g, '打包工具'),
  term(/构建器/g, '构建工具'),
  term(/外挂|外掛|插件程序/g, '插件'),
  term(/勾子|挂钩/g, '钩子'),
  term(/开发服务(?!器)|开发伺服器|调试服务器/g, '开发服务器'),
  term(/代码(?:拆分|分离|切割|分片)/g, '代码分割'),
  term(/(?:懒|惰性|延迟)编译|懒加载编译/g, '按需编译'),
  term(/模块热(?:替换|重载|刷新)|热模块(?:替换|更新)/g, '模块热更新'),
  term(/入口点|进入点/g, '入口'),
  term(/依赖项|相依性/g, '依赖'),
  term(/快取/g, '缓存'),
  term(/代码最小化|丑化/g, '压缩'),
  term(/摇树(?:优化)?|树摇|(?<![\w.])(?:[Tt]ree-?[Ss]haking|Tree Shaking)/g, 'tree shaking'),
  term(/垫片|(?<![\w.])[Pp]olyfills/g, 'polyfill'),
  // `output.sourceMap` is the name of an option.
  term(/源(?:码|代码)?映射|(?<![\w.])(?:[Ss]ource-?[Mm]aps?|Source Map)(?!\w)/g, 'source map'),
  style(/缺省/g, '默认'),
  style(/您/g, '你'),
  style(/其它/g, '其他'),
];

/**
 * Reads the glossary table of the guide for writers.
 *
 * @param guide Source of docs/README.md.
 * @returns Chinese word by English term; terms that stay English map to themselves.
 * @throws When the table is not found.
 */
export function parseGlossary(guide: string): Map<string, string> {
  const table = /^\| English \| 中文 \|.*\n\|[ -|]*\n((?:\|.*\n)+)/m.exec(guide)?.[1];
  if (!table) throw new Error("docs/README.md has no glossary table headed '| English | 中文 |'");
  const glossary = new Map<string, string>();
  for (const row of table.trim().split('\n')) {
    const cells = row.split('|').slice(1, -1);
    for (let i = 0; i + 1 < cells.length; i += 2) {
      const [english = '', chinese = ''] = [cells[i]?.trim(), cells[i + 1]?.trim()];
      if (chinese === '不翻译') {
        for (const word of english.split(',')) glossary.set(word.trim(), word.trim());
      } else if (english) {
        glossary.set(english, chinese);
      }
    }
  }
  return glossary;
}

/** One word for one thing: Chinese prose uses the glossary's terms. */
export function terminology(page: Page): Problem[] {
  if (page.lang !== 'zh') return [];
  return readableTexts(page).flatMap(({ text, lineOf }) =>
    terms.flatMap(({ wrong, right }) =>
      [...text.matchAll(wrong)]
        // Readers search for the other words, too: a page may name one as such.
        .filter(({ index }) => !text.slice(0, index).endsWith('又称'))
        .map((match) => ({
          file: page.file,
          line: lineOf(match.index),
          rule: 'terminology',
          message: `'${match[0]}' is called '${right}' here (glossary in docs/README.md)`,
        })),
    ),
  );
}
