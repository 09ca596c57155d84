import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionsEndpoint } from '../../build/emit/optionsEndpoint.ts';
import { root } from '../content/lib/docs.ts';
import { parsePage } from '../content/lib/page.ts';
import type { Problem } from '../content/lib/problem.ts';
import { collapse, createSite, type Site } from './lib/site.ts';
import { siteRules } from './rules/index.ts';

const origin = 'https://docs.example';

const html = (lang: 'en' | 'zh', url: string, body: string) => {
  const english = url.replace('/zh/', '/');
  const file = url.replace(/\/$/, '/index');
  const meta = {
    'og:type': 'article',
    'og:site_name': 'Site',
    'og:title': 'Root',
    'og:description': 'About it.',
    'og:url': origin + url,
    'og:locale': lang,
    'og:image': `${origin}/og/a.png`,
    'og:image:alt': 'Root',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return `<!doctype html>
<html lang="${lang}"><head>
<title>Root - Site</title>
<meta name="description" content="About it.">
<link rel="canonical" href="${origin}${url}">
<link rel="expect" href="#start" blocking="render">
<link rel="alternate" hreflang="en" href="${origin}${english}">
<link rel="alternate" hreflang="zh" href="${origin}/zh${english}">
<link rel="alternate" hreflang="x-default" href="${origin}${english}">
<link rel="alternate" type="text/markdown" href="${origin}${file}.md">
${Object.entries(meta)
  .map(([name, content]) => `<meta property="${name}" content="${content}">`)
  .join('\n')}
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">{"@graph":[{"@type":"TechArticle","url":"${origin}${url}","headline":"Root"},
{"@type":"BreadcrumbList","itemListElement":[{"position":1,"name":"All","item":"${origin}/config/"},
{"position":2,"name":"Root","item":"${origin}${url}"}]}]}</script>
</head><body>
<nav><a href="/zh/config/root">中文</a><a href="/config/root">English</a></nav>
<template id="start"></template><main>${body}</main></body></html>`;
};

/** First bytes of a PNG of a given size, one character per byte. */
function png(width: number, height: number): string {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(24, '\0'), 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('latin1');
}

const body = (prefix: string) => `<h1 id="root">Root</h1>
<p>See <a href="${prefix}/config/">all</a> and <a href="#example">below</a>, 中文. <a href="https://a.example/x">Out</a></p>
<h2 id="example">Example</h2><img src="/logo.svg" alt="Logo">`;

/** Facts of an option, as on a page and in its Markdown copy. */
const factsOfMode = {
  en: [
    ['Type', "'development' | 'production' | 'none'"],
    ['Default', "Development: 'development', Production: 'production'"],
    ['Since', '1.0'],
    ['Per environment', 'No, only at the top level'],
  ],
  zh: [
    ['类型', "'development' | 'production' | 'none'"],
    ['默认值', "开发模式：'development', 生产模式：'production'"],
    ['起始版本', '1.0'],
    ['按环境设置', '不可以，仅限顶层'],
  ],
};
const factsHtml = (lang: 'en' | 'zh') =>
  `<dl>${factsOfMode[lang]
    .map(([label, value]) => `<div><dt>${label}</dt><dd><code>${value}</code></dd></div>`)
    .join('')}</dl>`;
const factsMarkdown = (lang: 'en' | 'zh') =>
  `\n${factsOfMode[lang].map(([label, value]) => `- **${label}:** \`${value}\``).join('\n')}\n`;

const source = `---
title: Root
description: About it.
---

# Root

See [all](/config/) and [below](#example), 中文.

## Example {#example}
`;

const all = '<h1>Root</h1><p>See all and below, 中文. Example</p><h2 id="as-data">As data</h2>';
const endpoint = optionsEndpoint([{ routePath: '/config/root', headings: [] }], `${origin}/`);

/** A valid site with two pages in two languages. */
const sound: Record<string, string> = {
  'config/root.html': html('en', '/config/root', body('') + factsHtml('en')),
  'zh/config/root.html': html('zh', '/zh/config/root', body('/zh') + factsHtml('zh')),
  'config/index.html': html('en', '/config/', all).replace(/<nav>.*<\/nav>/, ''),
  'zh/config/index.html': html('zh', '/zh/config/', all).replace(/<nav>.*<\/nav>/, ''),
  'config/root.md': `# Root\n\nSee [all](/config/index.md) and [below](#example), 中文. Example\n${factsMarkdown('en')}`,
  'zh/config/root.md': `# Root\n\nSee [all](/zh/config/index.md#) and below, 中文. Example\n${factsMarkdown('zh')}`,
  'config/index.md':
    '# Root\n\nSee all and below, 中文. Example\n\n```md\n[no](/link)\n```\n\n`[no](/link)` [page](./root)\n',
  'zh/config/index.md': '# Root\n\nSee all and below, 中文. Example\n',
  '404.html': `<!doctype html><html lang="en"><head><title>404</title>
<meta name="description" content="None."><meta name="robots" content="noindex"></head><h1>404</h1>`,
  'logo.svg': '',
  'og/a.png': png(1200, 630),
  'og/small.png': png(120, 63),
  'robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
  'options.json': JSON.stringify(endpoint),
  'messages.json': JSON.stringify({
    $schema: `${origin}/messages.schema.json`,
    documentation: { en: `${origin}/config/#as-data`, zh: `${origin}/zh/config/#as-data` },
    messages: [{ pages: { en: `${origin}/config/root`, zh: `${origin}/zh/config/root` } }],
  }),
  'messages.schema.json': '',
  'options.schema.json': readFileSync(join(root, 'docs/public/options.schema.json'), 'utf8'),
  'llms.txt': `- [a](${origin}/config/root.md)\n- [b](${origin}/config/index.md)`,
  'zh/llms.txt': `- [a](${origin}/zh/config/root.md)\n- [b](${origin}/zh/config/index.md)`,
  'sitemap.xml': ['/config/root', '/config/', '/zh/config/root', '/zh/config/']
    .map(
      (url) =>
        `<url><loc>${origin}${url}</loc><lastmod>2026-01-02</lastmod><xhtml:link rel="alternate" hreflang="en" href="${origin}${url}"/></url>`,
    )
    .join(''),
};

type Changes = Record<string, [from: string, to: string] | null>;

/** The valid site with text in some files replaced; null removes a file. */
function siteWith(changes: Changes = {}): Site {
  const files = { ...sound };
  for (const [file, change] of Object.entries(changes)) {
    const content = files[file];
    if (change === null) delete files[file];
    else if (content?.includes(change[0])) files[file] = content.replace(change[0], change[1]);
    else throw new Error(`the sound site has no '${change[0]}' in ${file}`);
  }
  const pages = ['en', 'zh'].flatMap((lang) =>
    ['config/root.mdx', 'config/index.mdx', 'shared/a.mdx'].map((path) =>
      parsePage(
        `docs/${lang}/${path}`,
        path === 'config/root.mdx' ? `${source}\n<OptionFacts option="mode" />\n` : source,
      ),
    ),
  );
  return createSite(files, pages, origin);
}

const page = 'config/root.html';
const below = '<a href="#example">';

const cases: Record<string, [why: string, changes: Changes, place: string, message: RegExp][]> = {
  firstPaint: [
    [
      'nothing is waited for',
      { [page]: ['<link rel="expect" href="#start" blocking="render">', ''] },
      'docs/en/config/root.mdx:1',
      /does not say/,
    ],
    [
      'what is waited for is not there',
      { [page]: ['<template id="start">', '<template>'] },
      'docs/en/config/root.mdx:1',
      /waits for #start/,
    ],
  ],
  routes: [
    [
      'a page not built',
      { [page]: null },
      'docs/en/config/root.mdx:1',
      /not built to \/config\/root/,
    ],
  ],
  linkTargets: [
    [
      'no such page',
      { [page]: [below, '<a href="/config/x">'] },
      'docs/en/config/root.mdx:1',
      /\/config\/x leads nowhere.*no such page \(on \/config\/root, not written/,
    ],
    [
      'a lost slash',
      { [page]: ['"/config/"', '"/config"'] },
      'docs/en/config/root.mdx:8',
      /write \/config\//,
    ],
    [
      'an extra slash',
      { [page]: [below, '<a href="/config/root/">'] },
      'docs/en/config/root.mdx:1',
      /write \/config\/root/,
    ],
    [
      'a relative link',
      { [page]: [below, '<a href="./nothing">'] },
      'docs/en/config/root.mdx:1',
      /nothing/,
    ],
    [
      'the own origin',
      { [page]: ['https://a.example', origin] },
      'docs/en/config/root.mdx:1',
      /leads nowhere/,
    ],
    [
      'a file not there',
      { [page]: [below, '<a href="/a.zip">'] },
      'docs/en/config/root.mdx:1',
      /a.zip/,
    ],
  ],
  anchors: [
    [
      'on the page',
      { [page]: ['id="example"', 'id="other"'] },
      'docs/en/config/root.mdx:8',
      /\/config\/root has no #example: available ids: root, other/,
    ],
    [
      'on another page',
      { [page]: ['"/config/"', '"/config/#x"'] },
      'docs/en/config/root.mdx:1',
      /\/config\/ has no #x: available ids: as-data/,
    ],
  ],
  languages: [
    [
      'a link away',
      { 'zh/config/root.html': ['/zh/config/"', '/config/"'] },
      'docs/zh/config/root.mdx:8',
      /write \/zh\/config\//,
    ],
    [
      'another language named',
      { [page]: ['lang="en"', 'lang="zh"'] },
      'docs/en/config/root.mdx:1',
      /<html lang="zh">/,
    ],
    [
      'no language named',
      { [page]: [' lang="en"', ''] },
      'docs/en/config/root.mdx:1',
      /<html lang="">/,
    ],
  ],
  headings: [
    ['none', { [page]: ['<h1 id="root">Root</h1>', ''] }, 'docs/en/config/root.mdx:1', /has 0 H1/],
    [
      'two',
      { [page]: ['<h2 id="example">', '<h1>A</h1><h2 id="example">'] },
      'docs/en/config/root.mdx:1',
      /has 2 H1: Root \| A/,
    ],
    ['empty', { [page]: ['>Root</h1>', '></h1>'] }, 'docs/en/config/root.mdx:1', /is empty/],
  ],
  metadata: [
    [
      'no title',
      { [page]: ['<title>Root - Site</title>', ''] },
      'docs/en/config/root.mdx:1',
      /no <title>/,
    ],
    [
      'another title',
      { [page]: ['<title>Root', '<title>Home'] },
      'docs/en/config/root.mdx:1',
      /front matter says 'Root'/,
    ],
    [
      'no description',
      { [page]: ['name="description"', 'name="x"'] },
      'docs/en/config/root.mdx:1',
      /no meta description/,
    ],
    [
      'another description',
      { [page]: ['About it.', 'About'] },
      'docs/en/config/root.mdx:1',
      /says 'About it.'/,
    ],
  ],
  alternates: [
    [
      'readers of other languages get Chinese',
      {
        [page]: [
          `hreflang="x-default" href="${origin}/config/root"`,
          `hreflang="x-default" href="${origin}/zh/config/root"`,
        ],
      },
      'docs/en/config/root.mdx:1',
      /x-default.*is not in 'en'/,
    ],
    [
      'canonical',
      { [page]: [`canonical" href="${origin}/config/root`, `canonical" href="${origin}/x`] },
      'docs/en/config/root.mdx:1',
      /canonical is/,
    ],
    [
      'no canonical',
      { [page]: ['rel="canonical"', 'rel="x"'] },
      'docs/en/config/root.mdx:1',
      /canonical is undefined/,
    ],
    [
      'nothing for other languages',
      { [page]: ['hreflang="x-default"', ''] },
      'docs/en/config/root.mdx:1',
      /has 0 links with hreflang="x-default"/,
    ],
    [
      'no such page',
      { [page]: [`${origin}/zh/config/root`, `${origin}/zh/config/x`] },
      'docs/en/config/root.mdx:1',
      /which is no page/,
    ],
    [
      'another language',
      { [page]: [`${origin}/zh/config/root`, `${origin}/config/`] },
      'docs/en/config/root.mdx:1',
      /which is in 'en'/,
    ],
    [
      'another page',
      { [page]: [`${origin}/zh/config/root`, `${origin}/zh/config/`] },
      'docs/en/config/root.mdx:1',
      /does not name this page/,
    ],
    [
      'not itself',
      { [page]: ['hreflang="en"', 'data-x="en"'] },
      'docs/en/config/root.mdx:1',
      /has 0 links with hreflang="en"/,
    ],
  ],
  images: [
    ['no alt', { [page]: [' alt="Logo"', ''] }, 'docs/en/config/root.mdx:1', /has no alt/],
    [
      'no file',
      { [page]: ['/logo.svg', '/x.svg'] },
      'docs/en/config/root.mdx:1',
      /no file of the site/,
    ],
  ],
  uniqueIds: [
    [
      'twice',
      { [page]: ['id="root"', 'id="example"'] },
      'docs/en/config/root.mdx:10',
      /'example' occurs more than once/,
    ],
  ],
  paragraphs: [
    [
      'a block inside',
      { [page]: [below, `<div>Block</div>${below}`] },
      'docs/en/config/root.mdx:1',
      /writes 1 paragraphs, a browser reads 2/,
    ],
  ],
  stringKeys: [
    [
      'a string that is not looked up',
      { [page]: ['">all</a>', '">all</a> facts.since facts.unknown'] },
      'docs/en/config/root.mdx:1',
      /shows keys of strings: facts\.since$/,
    ],
  ],
  prose: [
    [
      'a sentence that is lost',
      { [page]: ['">all</a>', '"></a>'] },
      'docs/en/config/root.mdx:8',
      /does not contain all of the text: all$/,
    ],
    [
      'Chinese text',
      { 'zh/config/root.html': [', 中文', ''] },
      'docs/zh/config/root.mdx:8',
      /the page does not contain all of the text: 中, 文$/,
    ],
    [
      'a sentence that the copy lacks',
      { 'config/root.md': ['[below]', '[]'] },
      'docs/en/config/root.mdx:8',
      /its Markdown copy does not contain all of the text: below$/,
    ],
  ],
  siteIndexes: [
    [
      'a page not in the map',
      { 'sitemap.xml': [`<loc>${origin}/zh/config/root</loc>`, ''] },
      'docs/zh/config/root.mdx:1',
      /not listed in sitemap.xml/,
    ],
    [
      'a URL of no page',
      { 'sitemap.xml': ['/config/root<', '/config/x<'] },
      'doc_build/sitemap.xml:1',
      /lists .*\/config\/x, which leads nowhere/,
    ],
    [
      'another language that is no page',
      { 'sitemap.xml': [`hreflang="en" href="${origin}/zh/config/"`, `href="${origin}/x"`] },
      'doc_build/sitemap.xml:1',
      /lists .*\/x, which leads nowhere/,
    ],
    [
      'the page for unknown paths',
      { 'sitemap.xml': ['<url>', `<url><loc>${origin}/404</loc></url><url>`] },
      'doc_build/sitemap.xml:1',
      /404, which is no page/,
    ],
    [
      'a time for a day',
      { 'sitemap.xml': ['2026-01-02', '1/2/2026'] },
      'doc_build/sitemap.xml:1',
      /has the day '1\/2\/2026'/,
    ],
    [
      'a page not in the text index',
      { 'zh/llms.txt': ['/zh/config/root.md', '/zh/config/index.md'] },
      'docs/zh/config/root.mdx:1',
      /not listed in zh\/llms.txt/,
    ],
    [
      'a copy that is not there',
      { 'llms.txt': ['/config/root.md', '/config/x.md'] },
      'doc_build/llms.txt:1',
      /x.md, which leads nowhere/,
    ],
  ],
  markdownCopies: [
    [
      'no copy',
      { 'config/root.md': null },
      'docs/en/config/root.mdx:1',
      /no Markdown copy: config\/root.md/,
    ],
    [
      'an empty copy',
      { 'zh/config/index.md': ['# Root\n\nSee all and below, 中文. Example', ''] },
      'docs/zh/config/index.mdx:1',
      /is empty/,
    ],
    [
      'a link to nothing',
      { 'config/root.md': ['/config/index.md', '/config/x.md'] },
      'docs/en/config/root.mdx:1',
      /x.md in config\/root.md leads nowhere/,
    ],
    [
      'an anchor to nothing',
      { 'config/root.md': ['index.md', 'root.md#x'] },
      'docs/en/config/root.mdx:1',
      /available ids: root, example/,
    ],
  ],
  sharing: [
    [
      'no title',
      { [page]: ['"og:title"', '"x"'] },
      'docs/en/config/root.mdx:1',
      /has 0 of <meta og:title>/,
    ],
    [
      'two titles',
      { [page]: ['<title>', '<meta property="og:title" content="Root"><title>'] },
      'docs/en/config/root.mdx:1',
      /has 2 of <meta og:title>/,
    ],
    [
      'the title of another page',
      { [page]: ['og:title" content="Root"', 'og:title" content="Leaf"'] },
      'docs/en/config/root.mdx:1',
      /og:title is 'Leaf', the front matter says 'Root'/,
    ],
    [
      'an empty one',
      { [page]: ['og:title" content="Root"', 'og:title" content=""'] },
      'docs/en/config/root.mdx:1',
      /<meta og:title> is empty/,
    ],
    [
      'another URL',
      { [page]: [`og:url" content="${origin}/config`, `og:url" content="${origin}/x`] },
      'docs/en/config/root.mdx:1',
      /og:url is/,
    ],
    [
      'no picture',
      { [page]: ['/og/a.png', '/og/x.png'] },
      'docs/en/config/root.mdx:1',
      /is no file/,
    ],
    ['no PNG', { [page]: ['/og/a.png', '/logo.svg'] }, 'docs/en/config/root.mdx:1', /is no PNG/],
    [
      'another size',
      { [page]: ['/og/a.png', '/og/small.png'] },
      'docs/en/config/root.mdx:1',
      /is 120x63, named 1200x630/,
    ],
    [
      'a page that is not to be listed',
      { [page]: ['<title>', '<meta name="robots" content="noindex"><title>'] },
      'docs/en/config/root.mdx:1',
      /asks search engines to leave it out/,
    ],
    [
      'an unknown path that is',
      { '404.html': ['noindex', 'all'] },
      'doc_build/404.html:1',
      /add noindex/,
    ],
  ],
  structuredData: [
    [
      'none',
      { [page]: ['application/ld+json', 'text/plain'] },
      'docs/en/config/root.mdx:1',
      /has 0 scripts/,
    ],
    ['no JSON', { [page]: ['{"@graph"', '{@graph'] }, 'docs/en/config/root.mdx:1', /is no JSON/],
    [
      'another kind',
      { [page]: ['TechArticle', 'Recipe'] },
      'docs/en/config/root.mdx:1',
      /is Recipe, BreadcrumbList instead of/,
    ],
    [
      'another URL',
      { [page]: [`"url":"${origin}/config/root`, `"url":"${origin}/config/`] },
      'docs/en/config/root.mdx:1',
      /as its URL/,
    ],
    [
      'a way to another page',
      { [page]: [`"Root","item":"${origin}/config/root`, `"Root","item":"${origin}/config/`] },
      'docs/en/config/root.mdx:1',
      /leads to another page/,
    ],
    [
      'a step out of order',
      { [page]: ['"position":2', '"position":3'] },
      'docs/en/config/root.mdx:1',
      /in another order/,
    ],
    [
      'a step to nothing',
      { [page]: [`"All","item":"${origin}/config/`, `"All","item":"${origin}/x/`] },
      'docs/en/config/root.mdx:1',
      /names .*\/x\/, which leads nowhere/,
    ],
  ],
  dataFiles: [
    [
      'robots without the map',
      { 'robots.txt': ['sitemap.xml', 'map.xml'] },
      'doc_build/robots.txt:1',
      /does not name the map/,
    ],
    ['no options', { 'options.json': null }, 'doc_build/options.json:1', /is missing/],
    [
      'another shape',
      { 'options.json': ['"schemaVersion":2', '"schemaVersion":1'] },
      'doc_build/options.json:1',
      /schema says: \/schemaVersion must be equal to constant/,
    ],
    [
      'a property that the schema does not describe',
      { 'options.json': ['"schemaVersion":2', '"schemaVersion":2,"more":1'] },
      'doc_build/options.json:1',
      /must NOT have additional properties .*more/,
    ],
    [
      'an option more',
      { 'options.json': ['"output.minify":', '"output.maxify":'] },
      'doc_build/options.json:1',
      /lacks the option output.minify/,
    ],
    [
      'another default',
      {
        'options.json': [
          '"development":"\'development\'","production":"\'production\'"',
          '"development":"\'production\'","production":"\'development\'"',
        ],
      },
      'doc_build/options.json:1',
      /says '\{.*\}' as default of mode, the data/,
    ],
    [
      'another first version',
      { 'options.json': ['"since":"1.0"', '"since":"1.9"'] },
      'doc_build/options.json:1',
      /says '"1.9"' as since of /,
    ],
    [
      'a place that is not there',
      { 'options.json': ['#as-data', '#x'] },
      'doc_build/options.json:1',
      /has no #x: available ids: as-data/,
    ],
    ['no messages', { 'messages.json': null }, 'doc_build/messages.json:1', /is missing/],
    [
      'a place of their description that is not there',
      { 'messages.json': ['#as-data', '#x'] },
      'doc_build/messages.json:1',
      /has no #x: available ids: as-data/,
    ],
    [
      'a message on a page that is not there',
      { 'messages.json': ['/zh/config/root', '/zh/config/x'] },
      'doc_build/messages.json:1',
      /\/zh\/config\/x, which leads nowhere/,
    ],
    [
      'a Markdown copy of another page',
      { [page]: ['/config/root.md', '/config/index.md'] },
      'docs/en/config/root.mdx:1',
      /as its Markdown, not/,
    ],
    [
      'a list that is not there',
      { [page]: ['<title>', '<link rel="describedby" href="/x.txt"><title>'] },
      'docs/en/config/root.mdx:1',
      /<link> to \/x.txt leads nowhere/,
    ],
  ],
};

cases.facts = (
  [
    [
      "development's default as production's",
      {
        [page]: ["Production: 'production'", "Production: 'development'"],
      },
      /the page lacks 'Default \| Development:'development'Production:'production''/,
    ],
    [
      'a fact left out',
      { [page]: ['<dt>Since</dt>', '<dt></dt>'] },
      /the page lacks 'Since \| 1.0'/,
    ],
    ['a copy without facts', { 'config/root.md': [factsMarkdown('en'), ''] }, /copy lacks 'Since/],
    [
      'another version in the copy',
      { 'config/root.md': ['**Since:** `1.0`', '**Since:** `1.1`'] },
      /copy lacks 'Since \| 1.0'/,
    ],
  ] as const
).map(([why, changes, message]) => [
  why,
  changes as unknown as Changes,
  'docs/en/config/root.mdx:1',
  message,
]);

const withMarkup = (markup: string): Changes => ({ [page]: ['<main>', `<main>${markup}`] });
cases.contentPolicy = (
  [
    ['an unknown script', '<script>evil()</script>', /not in the policy: sha256-/],
    ['an unknown module', '<script type="module">evil()</script>', /not in the policy: sha256-/],
    ['a handler', '<img alt="" src="/logo.svg" onload="evil()">', /blocks <img onload=/],
    ['a style', '<p style="color:red">', /blocks <p style="color:red">/],
    ['a style sheet', '<style>a{}</style>', /blocks <style>/],
    ['a link that runs', '<a href=" javascript:evil()">', /blocks <a href=/],
  ] as const
).map(([why, markup, message]) => [why, withMarkup(markup), 'docs/en/config/root.mdx:1', message]);

const place = ({ file, line }: Problem) => `${file}:${line}`;

it('every rule that has cases is among those that are run', () => {
  expect(Object.keys(cases).filter((name) => !(name in siteRules))).toEqual([]);
});

describe.each(Object.entries(siteRules))('%s', (name, rule) => {
  it('finds nothing on a sound site', () => {
    expect(rule(siteWith())).toEqual([]);
  });

  it('has a case in which it fires', () => {
    expect(cases[name]?.length).toBeGreaterThan(0);
  });

  it.each(cases[name] ?? [])('%s', (_, changes, where, message) => {
    const found = rule(siteWith(changes)).find((problem) => place(problem) === where);
    expect(found?.message).toMatch(message);
  });
});

it('routes: a page that comes from nowhere', () => {
  const site = createSite({ 'a.html': '', '404.html': '' }, [], origin);
  expect(siteRules.routes?.(site).map(place)).toEqual(['doc_build/a.html:1']);
});

it.each([
  ['a script that the policy names', '<script>a()</script>'],
  ['a file', '<script src="/a.js"></script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
])('contentPolicy: %s may be there', (_, markup) => {
  const hash = createHash('sha256').update('a()').digest('base64');
  const site = { ...siteWith(withMarkup(markup)), headers: `script-src 'sha256-${hash}'` };
  expect(siteRules.contentPolicy?.(site)).toEqual([]);
});

it('languages: a link that says its language may leave it', () => {
  const change: Changes = {
    [page]: ['<main>', '<main><a hreflang="zh" href="/zh/config/">中</a>'],
  };
  expect(siteRules.languages?.(siteWith(change))).toEqual([]);
});

it('collapse joins what is wrong on every page', () => {
  const problems = ['a', 'b', 'c'].map((file) => ({ file, line: 1, rule: 'r', message: 'm' }));
  expect(collapse([...problems, { file: 'd', line: 1, rule: 'r', message: 'n' }])).toEqual([
    { file: 'a', line: 1, rule: 'r', message: 'm; the same on 2 more pages' },
    { file: 'd', line: 1, rule: 'r', message: 'n' },
  ]);
});
