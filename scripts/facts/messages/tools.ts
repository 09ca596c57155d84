import type { MessageLevel } from '../../../src/messages/types.ts';

/**
 * Messages of tools that Rsbuild runs. Their code is compiled, or too large to find the messages
 * that users actually see, so cases in `tests/messages` provoke each one; versions are listed if
 * their output contains it.
 */
const throwing: Record<string, Record<string, string>> = {
  '@rspack/core': {
    'module-not-found': "Module not found: Can't resolve '{request}' in '{folder}'",
    'unable-to-resolve-loader': 'Unable to resolve loader {loader}',
    'no-appropriate-loader': 'You may need an appropriate loader to handle this file type.',
    'javascript-parse-error': 'JavaScript parse error: {reason}',
    'unhandled-scheme': 'Reading from "{uri}" is not handled by plugins (Unhandled scheme).',
    'package-subpath-not-defined':
      'Package subpath \'{path}\' is not defined by "exports" in {file}',
    'export-not-found':
      "export '{name}' (imported as '{local}') was not found in '{module}' ({exports})",
    'json-parse-error': 'JSON parse error: {reason}',
    'tsconfig-not-found': 'Tsconfig not found {file}',
    'multiple-assets-same-filename':
      'Conflict: Multiple assets emit different content to the same filename {file}',
    'chunk-minification-failed': 'Chunk minification failed:',
    'failed-to-create-rspack-compiler':
      'Failed to create Rspack compiler instance, check the Rspack configuration.',
    'failed-to-parse-browserslist': 'Failed to parse browserslist: {reason}',
    'unable-to-locate-glob': "unable to locate '{path}' glob",
    'child-compilation-failed': 'Child compilation failed:',
    'magic-header-not-detected': 'magic header not detected: bad magic number',
    'library-name-no-identifier':
      'Library name base ({name}) must be a valid identifier when using a var declaring library type.',
    'module-build-failed': 'Module build failed (from {loader}):',
  },
  'html-rspack-plugin': {
    'template-execution-failed': 'Template execution failed: {error}',
  },
  '@swc/core': {
    'unterminated-regexp-literal': 'Unterminated regexp literal',
    'expression-expected': 'Expression expected',
    'await-outside-async': "await isn't allowed in non-async function",
    'swc-loader-options': 'failed to parse builtin:swc-loader options',
    'swc-plugin-path': 'failed to resolve plugin path: {plugin}',
  },
  '@babel/core': {
    'babel-cannot-find-package': "Cannot find package '{name}' imported from {file}",
    'babel-unknown-option':
      'Unknown option: .{option}. Check out https://babeljs.io/docs/en/babel-core/#options for more information about options.',
  },
  svgo: { 'svgo-parser-error': 'SvgoParserError: {file}: {reason}' },
  vue: { 'vue-compiler-error': 'VueCompilerError: {reason}' },
  svelte: { 'svelte-compile-error': 'CompileError: {code}: {reason}' },
  typescript: {
    'type-not-assignable': "TS2322: Type '{from}' is not assignable to type '{to}'.",
  },
  yaml: { 'yaml-parse-error': 'YAMLParseError: {reason}' },
  'css-loader': {
    'css-import-not-found': 'RspackResolver(NotFound("{path}"))',
    'composes-not-found': 'referenced class name "{name}" in composes not found',
    'composes-selector':
      'composition is only allowed when selector is single :local class name not in "{selector}"',
    'selector-not-pure':
      'Selector "{selector}" is not pure (pure selectors must contain at least one local class or id)',
  },
  postcss: {
    'postcss-unknown-word': '{file} Unknown word {word}',
    'loading-postcss-plugin-failed': 'Loading PostCSS Plugin failed: {reason}',
    'invalid-postcss-plugin': 'Invalid PostCSS Plugin found at: {place}',
  },
  tailwindcss: {
    'tailwindcss-as-postcss-plugin':
      "It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin.",
    'cannot-apply-unknown-utility': 'Cannot apply unknown utility class `{name}`.',
  },
  'sass-embedded': {
    'sass-undefined-variable': 'Undefined variable.',
    'sass-stylesheet-not-found': "Can't find stylesheet to import.",
    'sass-expected': 'expected "{token}".\n{excerpt} root stylesheet',
    'sass-undefined-mixin': 'Undefined mixin.',
    'sass-incompatible-units': '{value} and {other} have incompatible units.',
  },
  less: {
    'less-variable-undefined':
      'Variable {name} is undefined\n Error in {file} (line {line}, column {column})',
    'less-file-not-found': "Less resolver error:\n'{file}' wasn't found. Tried - {paths}",
    'less-unrecognised-input': 'Unrecognised input. Possibly missing something',
    'less-mixin-undefined': '.{name} is undefined\n Error in {file} (line {line}, column {column})',
  },
  stylus: {
    'stylus-file-not-found': 'Stylus resolver error: failed to locate @import file {file}',
    'stylus-unexpected': 'stylus-loader{options}):\nunexpected "{token}"',
  },
  'node:net': {
    'socket-bad-port':
      'RangeError [ERR_SOCKET_BAD_PORT]: options.port should be >= 0 and < 65536. Received type number ({port}).',
    'address-not-available': 'listen EADDRNOTAVAIL: address not available {address}',
  },
  'node:module': {
    'cannot-find-module': "Cannot find module '{name}'",
    'unknown-file-extension': 'Unknown file extension "{extension}" for {file}',
  },
  jiti: { 'config-parse-error': 'ParseError: {reason}\n {file}:{line}:{column}' },
  'http-proxy-middleware': {
    'proxy-error': '[HPM] Error occurred while proxying request {url} to {target} [{code}]',
    'proxy-missing-target': '[HPM] Missing "target" option. Example: {example}',
  },
};

const warning: typeof throwing = {
  '@rspack/core': {
    'define-conflicting-values': "Conflicting values for '{name}' ({value} !== {other})",
    'critical-dependency-expression':
      'Critical dependency: the request of a dependency is an expression',
    'used-and-mocked':
      '"{name}" is used and has been mocked. Remove it from your code, or set `node.{name}` to disable this warning.',
    'circular-dependency': 'Circular dependency detected:',
  },
  'sass-embedded': {
    'sass-deprecation': 'Deprecation Warning on line {line}, column {column} of {file}:',
  },
};

/** Response to a request outside the base path. */
const answer: typeof throwing = {
  '@rsbuild/core': {
    'configured-with-base-url':
      'The server is configured with a base URL of {base} - did you mean to visit {path} instead?',
  },
};

/** A message of a tool, before the versions that print it are known. */
export interface ToolMessage {
  id: string;
  package: string;
  level: MessageLevel;
  template: string;
}

const levels: [level: MessageLevel, table: typeof throwing][] = [
  ['error', throwing],
  ['warning', warning],
  ['error', answer],
];

/** Messages of tools, each provoked by a case. */
export const toolMessages: readonly ToolMessage[] = levels.flatMap(([level, table]) =>
  Object.entries(table).flatMap(([name, templates]) =>
    Object.entries(templates).map(([id, template]) => ({ id, package: name, level, template })),
  ),
);
