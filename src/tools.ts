/** A related tool from the same family. */
export interface ToolLink {
  name: string;
  /** Description in Chinese. */
  desc: string;
  /** Description in English. */
  descEn: string;
  /** Name of its logo in `theme/components/ToolMark`. */
  logo: 'bundler' | 'builder' | 'site' | 'library' | 'analyzer' | 'list';
  /** Size of the logo relative to the others; 1 by default. */
  logoScale?: number;
  /** URL of its documentation in Chinese. */
  url: string;
  /** URL of its documentation in English. */
  urlEn: string;
}

/** The tool family, in the order of the menu and of the home page. */
export const tools: readonly ToolLink[] = [
  {
    name: 'Rspack',
    desc: '打包工具',
    descEn: 'Bundler',
    logo: 'bundler',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs/',
  },
  {
    name: 'Rsbuild',
    desc: '构建工具',
    descEn: 'Build tool',
    logo: 'builder',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs/',
  },
  {
    name: 'Rspress',
    desc: '静态站点生成器',
    descEn: 'Static site generator',
    logo: 'site',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs/',
  },
  {
    name: 'Rslib',
    desc: '库开发工具',
    descEn: 'Library tool',
    logo: 'library',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs/',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具',
    descEn: 'Build analyzer',
    logo: 'analyzer',
    logoScale: 1.1,
    url: 'https://rsdoctor.rs/zh/',
    urlEn: 'https://rsdoctor.rs/',
  },
  {
    name: 'Awesome Rstack',
    desc: '精选资源列表',
    descEn: 'Curated list',
    logo: 'list',
    url: 'https://github.com/rstackjs/awesome-rstack',
    urlEn: 'https://github.com/rstackjs/awesome-rstack',
  },
];

/** A tool with its texts in one language. */
export interface LocalizedTool extends Pick<ToolLink, 'name' | 'logo' | 'logoScale'> {
  desc: string;
  url: string;
}

/**
 * The tools with texts for the language of a path: Chinese if the path has its prefix, otherwise
 * English.
 *
 * @param pathname - with or without the base
 */
export function toolsFor(pathname: string): LocalizedTool[] {
  const isChinese = pathname.split('/').includes('zh');
  return tools.map(({ name, logo, logoScale, ...texts }) => ({
    name,
    logo,
    logoScale,
    desc: isChinese ? texts.desc : texts.descEn,
    url: isChinese ? texts.url : texts.urlEn,
  }));
}
