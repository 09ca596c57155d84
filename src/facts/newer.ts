/** What the newest version has beside the documented one, in the form of the other facts. */
import type {
  ApiFact,
  ApiMemberFact,
  FactsData,
  HistoryFile,
  ModeValue,
  OptionFact,
  ThingState,
} from './index.ts';
import { minorOf, sinceOf } from './timeline.ts';

/**
 * @param data - facts about the documented version
 * @param history - of all versions
 * @returns the facts, with what came later
 */
export function withNewer(data: FactsData, { things, versions }: HistoryFile): FactsData {
  const first = versions[0] ?? '';
  const { options, api } = structuredClone(data);
  const plain = (name: string) => name.replace(/\[\]|\.\*/g, '');
  const known = new Set(Object.keys(options.options).map(plain));
  for (const [name, thing] of Object.entries(things.options)) {
    if (!thing.now || known.has(plain(name))) continue;
    const since = minorOf(sinceOf(thing, first));
    const effects = Object.entries(thing.now).flatMap(([key, value]) =>
      key.startsWith('effect ') ? [[key.slice('effect '.length), value as ModeValue] as const] : [],
    );
    options.options[name] = {
      ...thing.now,
      ...(effects.length > 0 && { effects: Object.fromEntries(effects) }),
      since,
      deprecated: undefined,
    } as unknown as OptionFact;
  }
  const definition = (table: Record<string, { now?: ThingState }>) =>
    Object.entries(table).flatMap(([name, { now }]) =>
      now ? [[name, String(now.definition)] as const] : [],
    );
  options.types = { ...Object.fromEntries(definition(things.types)), ...options.types };
  api.types = { ...Object.fromEntries(definition(things.apiTypes)), ...api.types };
  for (const [name, thing] of Object.entries(things.exports)) {
    if (!thing.now || name in api.exports) continue;
    const since = minorOf(sinceOf(thing, first));
    api.exports[name] = { ...(thing.now as object), since } as unknown as ApiFact;
  }
  for (const [name, thing] of Object.entries(things.members)) {
    const [type = '', member = ''] = name.split('.');
    if (!thing.now || api.members[type]?.[member]) continue;
    const since = minorOf(sinceOf(thing, first));
    api.members[type] ??= {};
    api.members[type][member] = { ...(thing.now as object), since } as unknown as ApiMemberFact;
  }
  return { ...data, options, api };
}
