import type { Page } from '../lib/page.ts';
import { readableTexts } from '../lib/pageTexts.ts';
import type { Problem } from '../lib/problem.ts';

/** A word to avoid, and the one to use. */
interface Term {
  wrong: RegExp;
  right: string;
  /** Whether `right` is in the glossary of docs/README.md, or only a matter of style. */
  glossary: boolean;
}

const term = (wrong: RegExp, right: string): Term => ({ wrong, right, glossary: true });
const style = (wrong: RegExp, right: string): Term => ({ wrong, right, glossary: false });

/** Words other than those of the web platform, and non-American spellings. */
const english: readonly Term[] = [
  style(
    /\b(?:page|file|image|asset|script|site|full|clean) address(?:es)?\b|\baddress(?:es)? (?:of|in) (?:an?|the|its|each|every|this|your|other)? ?(?:page|file|image|asset|script|style|site|module|chunk|worker|icon|tag|post|WebAssembly)/gi,
    'URL',
  ),
  style(/\bstyle sheets?\b/gi, 'stylesheet'),
  style(/\bsourcemaps?\b/g, 'source map'),
  style(/\bendings? of (?:an?|the|its|each) (?:file|name|path)|\bfile endings?\b/gi, 'extension'),
  style(/\bmembers? of (?:an?|the|this) (?:option|object|type|configuration)/gi, 'property'),
  style(/\bvariables? of CSS\b/gi, 'custom property'),
  style(/\btime of the processor\b/gi, 'CPU time'),
  style(/\btime on the clock\b/gi, 'wall time'),
  style(/\bno longer recommended\b/gi, 'deprecated'),
  style(/\bloaded later\b/gi, 'loaded on demand'),
  style(/\bmade alive\b/gi, 'hydrated'),
  style(/\bwritten ahead\b/gi, 'prerendered'),
  style(/\bread off\b/gi, 'read from'),
  style(/\bwhoever\b/gi, 'anyone who'),
  style(/\bheeds?\b/gi, 'respects'),
  style(
    /\b(?:stands? )?in (?:the|its|their) (?:place|stead) of\b|\bin its stead\b/gi,
    'instead of',
  ),
  style(/\b(?:takes?|took) (?:the|its|their) place\b/gi, 'replaces'),
  style(/\bbehaviour/gi, 'behavior'),
  style(/\bcolour/gi, 'color'),
  style(/\blicence/gi, 'license'),
  style(/\b(?:fav|hon|lab|neighb|flav)our/gi, '-or'),
  style(/\blabell(?=ed|ing)/gi, 'label'),
  style(
    /\b(?:normal|optim|minim|custom|organ|recogn|serial|initial|synchron|categor|summar|visual)is(?=e|ing|ation)/gi,
    '-ize',
  ),
  style(/\banalys(?=ed?\b|ing)/gi, 'analyze'),
  style(/\bprogrammes?\b/gi, 'program'),
  style(/\b(?:misspelt|spelt|learnt)\b/gi, '-ed'),
  style(/\b(?:centr|theatr)es?\b/gi, '-er'),
];

/** Variants of the glossary's terms that occur elsewhere. */
const chinese: readonly Term[] = [
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
  style(/(?:页面|文件|图片|资源|链接|样式表中的)地址/g, 'URL'),
  style(/(?<!社区|静态|私有|枚举|\s)成员/g, '属性'),
  style(/访问者/g, '用户'),
  style(/录制/g, '记录'),
];

/** Words to avoid in each language. */
export const terms = { en: english, zh: chinese } as const;

/**
 * Parses the glossary table in the guide for writers.
 *
 * @param guide Source of docs/README.md.
 * @returns Chinese word by English term; terms that are not translated map to themselves.
 * @throws If the table is not found.
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

/**
 * Words in a text that should be replaced.
 *
 * @returns each with its index in the text
 */
export function misusedWords(
  text: string,
  lang: Page['lang'],
): { index: number; word: string; right: string }[] {
  return terms[lang].flatMap(({ wrong, right }) =>
    [...text.matchAll(wrong)]
      // Readers also search for other words, so a page may mention one.
      .filter(({ index }) => !text.slice(0, index).endsWith('又称'))
      .map(({ 0: word, index }) => ({ index, word, right })),
  );
}

/** Prose uses the terms of the web platform and of the glossary consistently. */
export function terminology(page: Page): Problem[] {
  return readableTexts(page).flatMap(({ text, lineOf }) =>
    misusedWords(text, page.lang).map(({ index, word, right }) => ({
      file: page.file,
      line: lineOf(index),
      rule: 'terminology',
      message: `write '${right}' instead of '${word}' (see docs/README.md)`,
    })),
  );
}
