import type { Finding, Report } from '../../../src/check/types.ts';
import type { Translate } from '../Facts/describe.ts';

/** Text of a finding, as Markdown. */
export function findingText({ kind, params, text }: Finding, t: Translate): string {
  return text ?? t(`check.${kind}` as 'check.unknown', params);
}

/** Display name of a tool. */
export const toolName = (tool: Report['tool'], t: Translate) =>
  t(`check.tool.${tool}` as 'check.tool.vite');

/** One-sentence summary of a report. */
export function summaryOf(report: Report, t: Translate): string {
  const { problem, findings, minor } = report;
  const tool = toolName(report.tool, t);
  if (problem) return t('check.summary.problem');
  const count = (level: Finding['level']) =>
    String(findings.filter((finding) => finding.level === level).length);
  const [errors, warnings] = [count('error'), count('warning')];
  if (report.tool !== 'rsbuild') {
    return t('check.summary.migrate', { tool, count: String(findings.length), warnings });
  }
  if (errors === '0' && warnings === '0') return t('check.summary.none', { tool, minor });
  return t('check.summary.some', { tool, minor, errors, warnings });
}

/** Text about a file that could not be read, as Markdown. */
export function problemText({ problem }: Report, t: Translate): string {
  if (!problem) return '';
  return t(`check.problem.${problem.kind}` as 'check.problem.empty', { detail: problem.detail });
}

/** Title of the rewritten file. */
export function rewrittenTitle({ tool, upgrade }: Report, t: Translate): string {
  if (tool !== 'rsbuild') return t('check.draft');
  return upgrade ? t('check.rewritten', { minor: upgrade.minor }) : t('check.fixed');
}

/** Label of a severity level. */
export const levelText = (level: Finding['level'], t: Translate) =>
  t(`check.level.${level}` as 'check.level.error');

/** Reason why something was not checked. */
export const remarkText = (kind: Report['remarks'][number]['kind'], t: Translate) =>
  t(`check.remark.${kind}` as 'check.remark.import');

/**
 * The report as Markdown, for an issue or an AI agent.
 *
 * @param url - converts a path on this site to a URL
 */
export function reportMarkdown(
  report: Report,
  t: Translate,
  url: (path: string) => string,
): string {
  const absolute = (text: string) =>
    text.replace(/\]\((\/[^)]*)\)/g, (_, path) => `](${url(path)})`);
  const item = (finding: Finding) => {
    const { name, line, page, level } = finding;
    const place = line ? `${t('check.line', { line: String(line) })}, ` : '';
    const title = page ? `[\`${name}\`](${url(page)})` : `\`${name}\``;
    return `- ${place}${levelText(level, t)}: ${title}: ${absolute(findingText(finding, t))}`;
  };
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
  const { problem, findings, upgrade, remarks, rewritten, tool } = report;
  const at = problem
    ? [`${t('check.line', { line: String(problem.line) })}: ${problemText(report, t)}`]
    : [];
  return [
    `# ${summaryOf(report, t)}`,
    ...at,
    ...part(t(tool === 'rsbuild' ? 'check.findings' : 'check.mapping'), findings.map(item)),
    ...(upgrade
      ? part(
          t('check.upgrade', { minor: upgrade.minor }),
          [...upgrade.findings, ...upgrade.defaults].map(item),
        )
      : []),
    ...part(
      t('check.remarks'),
      remarks.map(({ kind, line, code }) => {
        return `- ${t('check.line', { line: String(line) })}: \`${code}\`: ${remarkText(kind, t)}`;
      }),
    ),
    ...(rewritten
      ? part(rewrittenTitle(report, t), [`\`\`\`ts\n${rewritten.text.trimEnd()}\n\`\`\``])
      : []),
  ].join('\n\n');
}
