import strings from '../../i18n.json' with { type: 'json' };
import { type PlacedMessage, placedMessages } from '../../src/messages/places.ts';
import type { Message } from '../../src/messages/types.ts';
import type { Language } from '../../src/site.ts';
import { minors } from '../../src/versions.ts';
import { versionsLabel } from '../../theme/components/Facts/markdown.ts';
import { translate } from '../../theme/translate.ts';
import { mapLinesOutsideFences } from './fences.ts';

const tool = '@rsbuild/core';

/** Pages with one section per message; others mention messages among other things. */
const isErrorPage = (page: string) => page.startsWith('/guide/faq/');

/**
 * Adds a line below each heading of a message: which tool prints it, whether it is an error or a
 * warning, and in which versions.
 *
 * @param source - source of the page
 * @param page - its path without the language: `/guide/faq/exceptions`
 */
export function withMessageFacts(source: string, page: string, lang: Language): string {
  if (!isErrorPage(page)) return source;
  const explained = placedMessages.filter((one) => one.page === page);
  return mapLinesOutsideFences(source, (line) => {
    const id = /^#{2,4} .*\{#([\w-]+)\}\s*$/.exec(line)?.[1];
    const placed = explained.filter(({ heading }) => heading === id);
    return placed.length > 0 ? `${line}\n\n${factsLine(placed, lang)}` : line;
  });
}

/** Formats a line: `rsbuild:config` · error · 1.4 and later */
function factsLine(placed: readonly PlacedMessage[], lang: Language): string {
  const messages = placed.map(({ message }) => message);
  const [main] = messages as [Message];
  const by = /^\[([\w:/@-]+)\]/.exec(main.forms[0]?.template ?? '')?.[1] ?? main.package;
  const level = strings[`build.messages.${main.level}`][lang];
  return [`\`${by}\``, level, versionsOf(messages, lang)].filter(Boolean).join(' · ');
}

/**
 * Versions of Rsbuild that print any of the messages; empty if all do, or other packages print
 * them.
 */
function versionsOf(messages: readonly Message[], lang: Language): string {
  const printing = messages
    .filter((message) => message.package === tool)
    .flatMap(({ forms }) => forms.flatMap((form) => form.in));
  const known = minors.filter((minor) => printing.includes(minor));
  const last = known.at(-1);
  const hasGap = last && minors.indexOf(last) - minors.indexOf(known[0] ?? '') >= known.length;
  if (!last || hasGap || known.length === minors.length) return '';
  return versionsLabel(known.join(' '), translate(lang));
}
