/**
 * Renders components to Markdown for the Markdown copies of pages: one pure function per component.
 * The build calls them with the attributes on the page.
 */
import { type Advice, adviceRows } from '../src/advice.ts';
import { type Benchmark, shortMetrics, timeLabel } from '../src/benchmark.ts';
import { describedMarkdown } from '../src/diagrams/markdown.mjs';
import type { DiagramData } from '../src/diagrams/types.ts';
import type * as Data from '../src/facts/shown.ts';
import { conditionTexts, type MeasurementConditions } from '../src/measurement.ts';
import { type Language, repositoryUrl, siteTitle } from '../src/site.ts';
import { toolsFor } from '../src/tools.ts';
import { majors, minorsOf } from '../src/versions.ts';
import { cliFlags } from './components/CliFlags/model.ts';
import type { Translate } from './components/Facts/describe.ts';
import {
  factListMarkdown,
  factTableMarkdown,
  markdownTable,
  versionsLabel,
} from './components/Facts/markdown.ts';
import * as facts from './components/Facts/models.ts';
import type { ForProps } from './components/For/index.tsx';
import { frameworks } from './components/FrameworkMarks/frameworks.ts';
import {
  type HookCommand,
  hookHref,
  layoutSections,
  markdownSections,
  sectionKey,
} from './components/HookOrder/layout.ts';
import { landingLinks } from './components/LandingLinks/links.ts';
import { sectionTexts } from './components/LandingSection/texts.ts';
import {
  packageManagerCommand,
  packageManagers,
} from './components/PackageManagerTabs/commands.ts';
import type { IndexedGroup } from './components/PageIndex/filterPages.ts';
import type { PageVersionsProps } from './components/PageVersions/index.tsx';
import { translate } from './translate.ts';

/** Input for rendering a component besides its attributes. */
export interface MarkdownContext {
  lang: Language;
  /** Path of the page including the language: `/zh/config/mode`. */
  routePath: string;
  /** Children of the component, as Markdown. */
  children: string;
  /** Whether something else follows than a heading or the same component. */
  isFollowed?: boolean;
}

type DiagramText = Pick<DiagramData, 'title' | 'description' | 'steps'>;

const benchmarkSource = `${repositoryUrl}/tree/main/scripts/benchmark`;
const prefixOf = (lang: Language) => (lang === 'en' ? '' : `/${lang}`);
const copyOf = (link: string) =>
  link.replace(
    /^([^#]*?)(\/?)(#.*)?$/,
    (_, path, slash, hash = '') => `${path}${slash && '/index'}.md${hash}`,
  );

/** Markdown by component. Attributes are as given on the page. */
const componentMarkdown = {
  OptionFacts: ({ data }: { data: Data.OptionFactsData }, { t }) =>
    factListMarkdown(facts.optionFacts(data, t), t),
  OptionMembers: ({ data }: { data: Data.OptionMembersData }, { t }) =>
    factTableMarkdown(facts.optionMembers(data, t), t),
  ApiSignature({ data }: { data: Data.ApiSignatureData }, { t }) {
    const code = data.code.map(({ value, minors }) => {
      const label = minors ? `**${versionsLabel(minors, t)}:**\n\n` : '';
      return `${label}\`\`\`ts\n${value}\n\`\`\``;
    });
    return [...code, factListMarkdown(facts.apiSignature(data, t), t)].join('\n\n');
  },
  ApiMembers: ({ data }: { data: Data.ApiMembersData }, { t }) =>
    factTableMarkdown(facts.apiMembers(data, t), t),
  PluginFacts: ({ data }: { data: Data.PluginFactsData }, { t }) =>
    factListMarkdown(facts.pluginFacts(data, t), t),
  PluginOptions: ({ data }: { data: Data.PluginOptionsData }, { t }) =>
    factTableMarkdown(facts.pluginOptions(data, t), t),
  CliFlags: ({ data }: { data: Data.CliFlagsData }, { t }) =>
    factTableMarkdown(cliFlags(data, t), t),
  Diagram: ({ data }: { data: DiagramText }) => describedMarkdown(data).trim(),
  For({ minors, inline }: ForProps, { t, children, isFollowed }) {
    const label = versionsLabel(minors, t);
    if (!inline) {
      const end = isFollowed ? `\n\n**${t('versions.all')}:**` : '';
      return `**${label}:**\n\n${children}${end}`;
    }
    // The spaces around a part belong to its sentence; a comma would follow the label.
    const [, before, comma, text = '', after] =
      /^(\s*)([,，]?)\s*(.*?)(\s*)$/s.exec(children) ?? [];
    const space = comma === ',' ? ' ' : before;
    // It may be in brackets itself.
    const bare = text.replace(/^[(（]([^()（）]*)[)）]$/, '$1');
    return `${space}${t('versions.part', { versions: label, text: bare })}${after}`;
  },
  PageVersions({ minors, instead, link }: PageVersionsProps, { t }) {
    const range = t('pageVersions.available', { range: versionsLabel(minors, t) });
    const name = link ? `[${instead}](${copyOf(link)})` : instead;
    return `> ${range}${name ? ` ${t('pageVersions.instead')} ${name}` : ''}`;
  },
  ForRow: ({ minors }: { minors: string }, { t }) => `${versionsLabel(minors, t)}: `,
  Step: ({ number }: { number: number }) => `${number}. `,
  Preview: (_: object, { children }) => children,
  Tabs: (_: object, { children }) => children,
  Tab: ({ label }: { label: string }, { children }) => `**${label}**\n\n${children}`,
  PackageManagerTabs: ({ command }: { command: string }) =>
    packageManagers
      .map(
        (manager) => `\`\`\`bash [${manager}]\n${packageManagerCommand(manager, command)}\n\`\`\``,
      )
      .join('\n\n'),
  PageIndex: ({ groups }: { groups: IndexedGroup[] }) =>
    groups
      .map(({ name, pages }) => {
        const items = pages.map(
          ({ title, link, description }) =>
            `- [${title}](${copyOf(link)})${description && `: ${description}`}`,
        );
        return `${name ? `## ${name}\n\n` : ''}${items.join('\n')}`;
      })
      .join('\n\n'),
  HookOrder(
    { command, data }: { command: HookCommand; data: Data.ShownStep[] },
    { t, lang, routePath },
  ) {
    const text = {
      section: (kind: Parameters<typeof sectionKey>[0]) => t(sectionKey(kind, command)),
      each: (each: string) => t(`hookOrder.each.${each}` as 'hookOrder.each.environment'),
      versions: (minors: string) => versionsLabel(minors, t),
    };
    const href = (hook: string) => hookHref(hook, routePath, prefixOf(lang));
    return markdownSections(layoutSections(data), text, href).trim();
  },
  AdviceFigures: ({ data, advice }: { data: Advice; advice: string }, { t }) =>
    majors
      .map((major) => {
        const table = markdownTable(
          [t('advice.case'), t('advice.time'), t('advice.range'), t('advice.change')],
          adviceRows(data, advice, major).map(({ name, time, range, change }) => [
            t(`advice.${name}` as 'advice.build'),
            time,
            range,
            change || '–',
          ]),
        );
        return `**${versionsLabel(minorsOf(major), t)}:**\n\n${table}`;
      })
      .join('\n\n'),
  AdviceConditions: ({ data }: { data: Advice }, { t }) =>
    majors
      .map((major) => {
        const { versions } = data.majors[major] ?? {};
        return conditionsMarkdown(
          t('advice.conditions', { ...conditionTexts(data), ...versions }),
          t,
        );
      })
      .join('\n\n'),
  Benchmark({ data }: { data: Benchmark }, { t }) {
    const rows = Object.values(data.groups).flatMap(({ label, metrics }) =>
      metrics.map(({ desc, time }) => [t(label), desc, timeLabel(time)]),
    );
    const head = [t('benchmark.work'), t('benchmark.tool'), t('benchmark.time')];
    const conditions = t('benchmark.conditions', conditionTexts(data as MeasurementConditions));
    return `${markdownTable(head, rows)}\n\n${conditionsMarkdown(conditions, t)}`;
  },
  Hero: ({ links = '' }: { links?: string }, { t, children }) =>
    [`# ${siteTitle}`, t('subtitle'), t('slogan'), t('hero.audience'), links, children].join(
      '\n\n',
    ),
  FirstLook({ data }: { data: Benchmark }, { t, children }) {
    const figures = shortMetrics(data.groups.build?.metrics ?? []);
    const title = t('firstLook.figures', { components: String(data.application.components) });
    const times = figures.map(({ desc, time }) => `${desc} ${timeLabel(time)}`).join(', ');
    return `${children}\n\n${title}: ${times}`;
  },
  LandingLinks: (_: object, { t, lang }) =>
    [
      { text: t('introduction'), path: `${prefixOf(lang)}/guide/start/` },
      { text: t('quickStart'), path: `${prefixOf(lang)}/guide/start/quick-start` },
      ...landingLinks(lang, t).slice(0, -1),
    ]
      .map(({ text, path }) => `- [${text}](${copyOf(path)})`)
      .join('\n'),
  LandingSection: ({ name }: { name: keyof typeof sectionTexts }, { t, children }) =>
    `## ${t(name)}\n\n${t(sectionTexts[name])}\n\n${children}`,
  ConfigCheck: (_: object, { t }) => t('check.unscripted'),
  ToolsGrid: (_: object, { routePath }) =>
    toolsFor(routePath)
      .map(({ name, desc, url }) => `- [${name}](${url}): ${desc}`)
      .join('\n'),
  FrameworkMarks: (_: object, { lang }) =>
    frameworks
      .map(({ name, page }) => `- [${name}](${prefixOf(lang)}/guide/framework/${page}.md)`)
      .join('\n'),
} satisfies Record<
  string,
  // biome-ignore lint/suspicious/noExplicitAny: each component has attributes of its own
  (props: any, context: MarkdownContext & { t: Translate }) => string
>;

function conditionsMarkdown(conditions: string, t: Translate): string {
  return `${conditions} [${t('benchmark.script')}](${benchmarkSource})`;
}

/**
 * Renders a component to Markdown.
 *
 * @param name - of the component
 * @param props - its attributes, with their values
 * @throws {Error} if there is no Markdown for the component, or its attributes are invalid
 */
export function markdownOf(
  name: string,
  props: Record<string, unknown>,
  context: MarkdownContext,
): string {
  if (!Object.hasOwn(componentMarkdown, name)) {
    throw new Error(`<${name}> has no Markdown: add it to theme/markdown.ts`);
  }
  const write = componentMarkdown[name as keyof typeof componentMarkdown];
  return write(props as never, { ...context, t: translate(context.lang) });
}
