/** Each message is explained in a section of a page, or excluded with a reason. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headingsOf } from '../../build/page/pageIndex.ts';
import { repoRoot } from '../../scripts/facts/install.ts';
import waivedFile from '../../scripts/facts/messages/waived.json' with { type: 'json' };
import messagesFile from '../../src/data/messages.json' with { type: 'json' };
import placesFile from '../../src/messages/places.json' with { type: 'json' };
import { placedMessages } from '../../src/messages/places.ts';
import { causes } from '../../src/messages/searchMessages.ts';

const ids = messagesFile.messages.map(({ id }) => id);

/** Problems in the places and exclusions of messages. */
function problems(
  known: readonly string[],
  places: Readonly<Record<string, string>>,
  waived: Readonly<Record<string, string>>,
): string[] {
  const listed = [...Object.keys(places), ...Object.keys(waived)];
  return [
    ...known.filter((id) => !listed.includes(id)).map((id) => `${id} has no section`),
    ...listed.filter((id) => !known.includes(id)).map((id) => `${id} is no message`),
    ...Object.keys(waived)
      .filter((id) => id in places)
      .map((id) => `${id} is explained and waived`),
    ...Object.entries(waived)
      .filter(([, reason]) => reason.length < 20)
      .map(([id]) => `${id} is waived without a reason`),
  ];
}

describe('messages', () => {
  it('have a section or a reason for none: src/messages/places.json', () => {
    expect(problems(ids, placesFile, waivedFile)).toEqual([]);
  });

  it('with a section are all given to what lists them', () => {
    const placed = placedMessages.map(({ message }) => message.id);
    expect(placed.sort()).toEqual(Object.keys(placesFile).sort());
  });

  it('would miss a new one, a stale one, one that is both', () => {
    const reason = 'Of no interest to any reader.';
    expect(problems(['new'], { old: '/a#b', both: '/a#b' }, { both: reason })).toEqual([
      'new has no section',
      'old is no message',
      'both is no message',
      'both is no message',
      'both is explained and waived',
    ]);
  });
});

describe('causes of messages', () => {
  it.each(causes)('$place: $message is explained, and the example names it', (cause) => {
    expect(placesFile).toHaveProperty(cause.message);
    const matching = causes.filter(
      ({ message, text }) => message === cause.message && new RegExp(text).test(cause.example),
    );
    expect(matching[0]).toBe(cause);
  });
});

describe.each(['en', 'zh'])('sections in %s', (lang) => {
  const places = [...Object.values(placesFile), ...causes.map(({ place }) => place)];

  it.each([...new Set(places)])('%s exists', (place) => {
    const [page = '', id] = place.split('#');
    const file = ['.mdx', '/index.mdx']
      .map((ending) => path.join(repoRoot, 'docs', lang, page.replace(/\/$/, '') + ending))
      .find(existsSync);
    const headings = file ? headingsOf(readFileSync(file, 'utf8')) : [];
    expect(headings.map((heading) => heading.id)).toContain(id);
  });
});
