import strings from '../../i18n.json' with { type: 'json' };
import { placedMessages } from '../../src/messages/places.ts';
import type { Language } from '../../src/site.ts';
import type { IndexedGroup } from '../../theme/components/PageIndex/filterPages.ts';
import { languagePrefix } from '../emit/urls.ts';

type GroupKey = 'rsbuild' | 'plugins' | 'rspack' | 'styles' | 'others';

/** Groups of messages by package; the first match applies. */
const groups: readonly [key: GroupKey, packages: RegExp][] = [
  ['rsbuild', /^@rsbuild\/core$/],
  ['plugins', /^@rsbuild\//],
  ['rspack', /^(?:@rspack\/core|html-rspack-plugin|http-proxy-middleware)$/],
  ['styles', /^(?:css-loader|postcss|tailwindcss|sass-embedded|less|stylus)$/],
  ['others', /./],
];

/**
 * List of all sections that explain messages, grouped by tool: the first message is the title, its
 * origin and further messages are the description.
 */
export function messageIndex(lang: Language): IndexedGroup[] {
  const sections = new Map<string, { group: GroupKey; by: string; texts: string[] }>();
  for (const { message, page, heading } of placedMessages) {
    const link = `${languagePrefix(lang)}${page}#${heading}`;
    const group = groups.find(([, packages]) => packages.test(message.package))?.[0] ?? 'others';
    const template = message.forms[0]?.template ?? '';
    const [prefix = '', by = message.package] = /^\[([\w:/@-]+)\] /.exec(template) ?? [];
    const section = sections.get(link) ?? { group, by, texts: [] };
    sections.set(link, section);
    section.texts.push(readable(template.slice(prefix.length)));
  }
  return groups.map(([key]) => ({
    name: strings[`build.messages.${key}`][lang],
    pages: [...sections]
      .filter(([, { group }]) => group === key)
      .map(([link, { by, texts }]) => {
        // Lines that begin with a dash continue another line.
        const isLine = (text: string) => Number(text.startsWith('- '));
        const [title = '', ...others] = texts.toSorted((a, b) => isLine(a) - isLine(b));
        const description = [by, ...others].join(' · ');
        return { title: title.replace(/^- /, ''), link, description, marks: {}, headings: [] };
      })
      .sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1)),
  }));
}

const longest = 110;

/** First line of a message, with `…` for values. */
function readable(template: string): string {
  const [first = ''] = template.replace(/\{\w+\}\.?/g, '…').split('\n');
  return first.length > longest ? `${first.slice(0, longest).replace(/\s\S*$/, '')} …` : first;
}
