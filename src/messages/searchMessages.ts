import type { SearchMessage } from '../search/types.ts';
import { placedMessages } from './places.ts';

/**
 * Messages that stand beside one that says more of what failed; the least general first. The last
 * ones are part of nearly every screen.
 */
const general = [
  'module-not-found',
  'no-appropriate-loader',
  'javascript-parse-error',
  'expression-expected',
  'module-build-failed',
  'failed-to-load-file-with-jiti',
  'failed-to-load-file-with-native',
  'failed-to-build',
  'failed-to-start-dev-server',
  'failed-to-start-preview-server',
  'failed-to-inspect-config',
  'failed-to-start-rsbuild-cli',
  'build-failed-in',
  'rspack-build-failed',
];

/**
 * The messages that a page explains, as the search looks for them.
 *
 * @param routePath - with the language: `/zh/guide/faq/exceptions`
 */
export function searchMessages(routePath: string): SearchMessage[] {
  const path = routePath.replace(/^\/zh(?=\/)/, '');
  return placedMessages
    .filter(({ page }) => page === path)
    .flatMap(({ message, heading }) =>
      message.forms.map(({ template }) => ({
        heading,
        by: /^\[([\w:/@-]+)\]/.exec(template)?.[1] ?? message.package,
        template,
        ...(general.includes(message.id) && { generality: 1 + general.indexOf(message.id) }),
      })),
    );
}
