import type { Case } from '../types.ts';

const imports = (file: string) => `import './${file}';\n`;

/** Messages of stylesheets: css-loader, PostCSS, Lightning CSS and the preprocessors. */
export const stylesCases: readonly Case[] = [
  {
    name: 'css-import',
    says: ['css-import-not-found'],
    files: { 'src/index.js': imports('index.css'), 'src/index.css': "@import './theme.css';\n" },
  },
  {
    name: 'css-url',
    says: ['module-not-found'],
    files: {
      'src/index.js': imports('index.css'),
      'src/index.css': "body {\n  background: url('./paper.png');\n}\n",
    },
  },
  {
    name: 'css-unknown-word',
    says: ['postcss-unknown-word'],
    files: {
      'src/index.js': imports('index.css'),
      'src/index.css': 'body {\n  // no comment\n  color: red;\n}\n',
    },
    config:
      "{ tools: { postcss: { postcssOptions: { plugins: [{ postcssPlugin: 'none', Once() {} }] } } } }",
  },
  {
    name: 'postcss-plugin-missing',
    says: ['loading-postcss-plugin-failed'],
    files: {
      'src/index.js': imports('index.css'),
      'src/index.css': 'body { color: red; }\n',
      'postcss.config.cjs': "module.exports = { plugins: { 'postcss-left-out': {} } };\n",
    },
  },
  {
    name: 'postcss-plugin-invalid',
    says: ['invalid-postcss-plugin'],
    files: {
      'src/index.js': imports('index.css'),
      'src/index.css': 'body { color: red; }\n',
      'postcss.config.cjs': 'module.exports = { plugins: [5] };\n',
    },
  },
  {
    name: 'postcss-options',
    says: ['postcssoptions-function-must-return-postcssoptions-object'],
    files: { 'src/index.js': imports('index.css'), 'src/index.css': 'body { color: red; }\n' },
    config: '{ tools: { postcss: { postcssOptions: () => {} } } }',
  },
  {
    name: 'tailwind-as-plugin',
    says: ['tailwindcss-as-postcss-plugin'],
    files: {
      'src/index.js': imports('index.css'),
      'src/index.css': "@import 'tailwindcss';\n",
      'postcss.config.cjs': 'module.exports = { plugins: { tailwindcss: {} } };\n',
    },
  },
  {
    name: 'tailwind-apply',
    says: ['cannot-apply-unknown-utility'],
    files: {
      'src/index.js': imports('index.css'),
      'src/index.css': '.price { @apply text-money; }\n',
      'postcss.config.cjs': "module.exports = { plugins: { '@tailwindcss/postcss': {} } };\n",
    },
  },
  {
    name: 'css-modules-default',
    says: ['export-not-found'],
    files: {
      'src/index.js': "import styles from './a.module.css';\nconsole.log(styles.price);\n",
      'src/a.module.css': '.price { color: red; }\n',
    },
    config: '{ output: { cssModules: { namedExport: true } } }',
  },
  {
    name: 'css-modules-composes',
    says: ['composes-not-found'],
    files: {
      'src/index.js': "import * as styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': '.price { composes: money; }\n',
    },
  },
  {
    name: 'css-modules-composes-selector',
    says: ['composes-selector'],
    files: {
      'src/index.js': "import * as styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': '.money { color: red; }\n.list .price { composes: money; }\n',
    },
  },
  {
    name: 'css-modules-url',
    says: ['css-modules-do-not-support-the'],
    majors: ['2'],
    files: {
      'src/index.js': "import url from './a.module.css?url';\nconsole.log(url);\n",
      'src/a.module.css': '.price { color: red; }\n',
    },
  },
  {
    name: 'css-modules-pure',
    says: ['selector-not-pure'],
    files: {
      'src/index.js': "import * as styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': 'p { color: red; }\n',
    },
    config: "{ output: { cssModules: { mode: 'pure' } } }",
  },
  ...[
    ['undefined-variable', 'sass-undefined-variable', 'body { color: $brand; }\n'],
    ['import', 'sass-stylesheet-not-found', "@use './theme';\n"],
    ['syntax', 'sass-expected', 'body {\n  color: red\n  margin: 0;\n}\n'],
    ['mixin', 'sass-undefined-mixin', 'body { @include center; }\n'],
    ['units', 'sass-incompatible-units', 'body { width: 1px + 1em; }\n'],
    ['deprecated', 'sass-deprecation', 'body { color: darken(#f00, 10%); }\n'],
  ].map(([name, id = '', code = '']) => ({
    name: `sass-${name}`,
    says: [id],
    config: '{ plugins: [pluginSass()] }',
    files: { 'src/index.js': imports('index.scss'), 'src/index.scss': code },
  })),
  ...[
    ['undefined-variable', 'less-variable-undefined', 'body { color: @brand; }\n'],
    ['import', 'less-file-not-found', "@import './theme.less';\n"],
    ['syntax', 'less-unrecognised-input', 'body {\n  color: red;\n'],
    ['mixin', 'less-mixin-undefined', 'body { .center(); }\n'],
  ].map(([name, id = '', code = '']) => ({
    name: `less-${name}`,
    says: [id],
    config: '{ plugins: [pluginLess()] }',
    files: { 'src/index.js': imports('index.less'), 'src/index.less': code },
  })),
  {
    name: 'stylus-import',
    says: ['stylus-file-not-found'],
    config: '{ plugins: [pluginStylus()] }',
    files: { 'src/index.js': imports('index.styl'), 'src/index.styl': "@import './theme'\n" },
  },
  {
    name: 'stylus-syntax',
    says: ['stylus-unexpected'],
    config: '{ plugins: [pluginStylus()] }',
    files: { 'src/index.js': imports('index.styl'), 'src/index.styl': 'body\n  color red }\n' },
  },
  {
    name: 'rem-entry',
    says: ['converttorem-can-find-the-entryname'],
    config: "{ plugins: [pluginRem({ excludeEntries: ['admin'] })] }",
  },
];
