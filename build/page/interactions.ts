import strings from '../../i18n.json' with { type: 'json' };
import { type Interaction, interactionsOf, interactionText } from '../../src/interactions/index.ts';
import { isOf, optionPath, settingCode } from '../../src/interactions/names.ts';
import type { Language } from '../../src/site.ts';
import { mapLinesOutsideFences } from './fences.ts';

const tag = /^<Interactions option="([\w.]+)" \/>$/;

/**
 * Replaces `<Interactions option="output.module" />` with a table of the combinations that affect
 * the option.
 *
 * @param source - source of the page
 * @param lang - language of the page
 * @param name - name of the page, for messages
 * @returns the page with Markdown tables
 * @throws {Error} if there is no combination with the option
 */
export function withInteractions(source: string, lang: Language, name: string): string {
  return mapLinesOutsideFences(source, (line) => {
    const [, option] = tag.exec(line.trim()) ?? [];
    if (option === undefined) return line;
    const rows = interactionsOf(option).map((one) => row(one, option, lang));
    if (rows.length === 0) {
      throw new Error(`${name}: no interaction of '${option}' in src/interactions`);
    }
    const head = [
      strings['build.interactions.with'][lang],
      strings['build.interactions.result'][lang],
    ];
    return [`| ${head.join(' | ')} |`, '| --- | --- |', ...rows].join('\n');
  });
}

function row(interaction: Interaction, option: string, lang: Language): string {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const settings = Object.entries(interaction.when)
    // The page's own option comes first, and is not linked.
    .sort(([one], [other]) => Number(isOf(other, option)) - Number(isOf(one, option)))
    .map(([name, value]) => {
      const code = `\`${settingCode(name, value).replaceAll('|', '\\|')}\``;
      return isOf(name, option) ? code : `[${code}](${prefix}${optionPath(name)})`;
    });
  const { versions } = interaction;
  const mark = versions === undefined ? '' : ` <ForRow v="${versions}" />`;
  return `| ${settings.join(' + ')}${mark} | ${interactionText(interaction, lang)} |`;
}
