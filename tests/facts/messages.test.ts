// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is read
/** Compares `src/data/messages.json` with the packages installed for samples. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import samples from '../../samples/package.json' with { type: 'json' };
import samplesV1 from '../../samples/v1/package.json' with { type: 'json' };
import { readPackage } from '../../scripts/facts/messages/package.ts';
import { pinnedPlugins, projects } from '../../scripts/facts/messages/pinned.ts';
import { provokedMessages } from '../../scripts/facts/messages/provoked.ts';
import { type ReadMessage, readMessages } from '../../scripts/facts/messages/read.ts';
import { toolMessages } from '../../scripts/facts/messages/tools.ts';
import { tool } from '../../scripts/facts/snapshots.ts';
import messagesFile from '../../src/data/messages.json' with { type: 'json' };
import { minorOf } from '../../src/facts/timeline.ts';

/** Messages found in output instead of code. */
const isProvoked = new Set(toolMessages.map(({ template }) => template));

/** Messages that only the package or only the data has. */
function differences(name: string, version: string, real: readonly ReadMessage[]): string[] {
  const forms = messagesFile.messages
    .filter((message) => message.package === name)
    .flatMap((message) => message.forms)
    .filter((form) => form.in.includes(version) && !isProvoked.has(form.template));
  // Placeholders may have other names, as forms that only differ in them are merged.
  const plain = (template: string) => template.replace(/\{[^{}]*\}/g, '{}').replace(/\s+/g, ' ');
  const stored = new Set(forms.map(({ template }) => plain(template)));
  const printed = new Set(real.map(({ template }) => plain(template)));
  return [
    ...[...printed].filter((one) => !stored.has(one)).map((one) => `new: ${one}`),
    ...[...stored].filter((one) => !printed.has(one)).map((one) => `gone: ${one}`),
  ];
}

const tools = projects.map((project) => {
  const folder = path.join(project, 'node_modules', tool);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name: tool, version: minorOf(version), folder };
});

describe('messages.json', () => {
  it.each([...tools, ...pinnedPlugins()])(
    'has the messages of $name $version: npm run facts:messages',
    ({ name, version, folder }) => {
      expect(differences(name, version, readPackage(folder))).toEqual([]);
    },
  );

  it('has the messages of a plugin in the versions of both majors', () => {
    const name = '@rsbuild/plugin-babel';
    const versions = pinnedPlugins().flatMap((one) => (one.name === name ? [one.version] : []));
    const pins = [samplesV1, samples].map(({ devDependencies }) => devDependencies[name]);
    expect(versions).toEqual(pins);
    expect(new Set(pins).size).toBe(2);
  });

  it('has the messages of other tools in the versions whose recorded output has them', () => {
    const read = new Set(pinnedPlugins().map(({ name }) => name));
    const stored = messagesFile.messages.filter(
      ({ package: name, forms }) =>
        !read.has(name) && (name !== tool || forms.some((form) => isProvoked.has(form.template))),
    );
    expect(stored).toEqual(provokedMessages());
  });

  it('would miss a message', () => {
    const [{ version, folder }] = tools as [(typeof tools)[number]];
    const planted = readMessages('planted.js', 'throw Error(`A message that ${nobody} knows`)');
    const real = readPackage(folder);
    expect(differences(tool, version, [...real, ...planted])).toEqual([
      'new: A message that {} knows',
    ]);
    expect(differences(tool, version, real.slice(1))).toHaveLength(1);
  });
});
