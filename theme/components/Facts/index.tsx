import '../../../i18n.json?strings=facts';
import { useI18n } from '@rspress/core/runtime';
import { Fragment, type ReactNode } from 'react';
import type { ShownAlias } from '../../../src/facts/shown.ts';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import { Table } from '../Table/index.tsx';
import { VersionLabel } from '../VersionLabel/index.tsx';
import { aliasLines, joinedMinors } from './describe.ts';
import type { ChangeLine } from './history.ts';
import styles from './index.module.css';
import type { Cell, FactListModel, FactTableModel } from './models.ts';
import { layOut } from './objectCode.ts';

/** A history is initially open if it has at most this many lines, and no code longer than this. */
const openHistory = { lines: 4, code: 72 };

function Code({ code: line }: { code: string }): ReactNode {
  const { kind, code, summary } = layOut(line);
  if (kind === 'inline') return <code>{withBreaks(code)}</code>;
  const block = (
    <pre className={styles.block}>
      <code>{code}</code>
    </pre>
  );
  if (kind === 'block') return block;
  return (
    <details className={styles.fold}>
      <summary>
        <code>{summary}</code>
      </summary>
      {block}
    </details>
  );
}

function Value({ text, code, parts }: Cell): ReactNode {
  if (parts) {
    return parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one value never move
      <div key={index} data-for={part.minors} data-tone={part.tone}>
        {part.minors && !part.namesVersion && <VersionLabel minors={part.minors} />}
        <Value {...part} />
      </div>
    ));
  }
  if (!text && !code) return '–';
  return (
    <>
      {text}
      {text && code ? ' ' : null}
      {code && <Code code={code} />}
    </>
  );
}

/**
 * Facts as a list of terms and values, short ones on a shared line below, then source and history.
 */
export function FactList(model: FactListModel) {
  const { notices = [], facts = [], marks, aliases = [], history = [], source } = model;
  return (
    <div className={styles.facts}>
      {notices.map((notice) => (
        <p key={notice.text} className={styles.notice} data-for={notice.minors} data-tone="warning">
          <Value {...notice} />
        </p>
      ))}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact, index) => (
            <div key={fact.label} className={styles.fact} data-for={fact.minors}>
              <dt>{fact.label}</dt>
              <dd>
                <Value {...fact} />
              </dd>
              {index === 0 && aliases.length > 0 && (
                <dd>
                  <Aliases aliases={aliases} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <div className={styles.foot}>
        <dl className={styles.marks}>
          {marks.map((fact) => (
            <div key={fact.label} className={styles.mark} data-for={fact.minors}>
              <dt>{fact.label}</dt>
              <dd>
                <Value {...fact} />
              </dd>
            </div>
          ))}
        </dl>
        {source && <p className={styles.source}>{source}</p>}
        <History lines={history} />
      </div>
      {facts.length === 0 && <Aliases aliases={aliases} />}
    </div>
  );
}

/** Facts about several entries, one row each. */
export function FactTable({ head, rows, aliases = [] }: FactTableModel) {
  return (
    <>
      <Table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map(([name = {}, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={index}>
              <th scope="row">
                <Value {...name} />
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>
                  <Value {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Aliases aliases={aliases} />
    </>
  );
}

/** Definitions of the types in a facts block; collapsed, as few readers need them. */
function Aliases({ aliases }: { aliases: readonly ShownAlias[] }) {
  const t = useI18n();
  if (aliases.length === 0) return null;
  return (
    <details className={styles.fold} data-for={joinedMinors(aliases)}>
      <summary>{t('facts.types')}</summary>
      <pre className={styles.block}>
        <code>
          {aliasLines(aliases).map(({ code, minors }) => (
            <span key={`${code} ${minors}`} data-for={minors}>
              {minors && <VersionLabel minors={minors} />}
              {code}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </details>
  );
}

/** Changes by version; collapsed if long. */
function History({ lines }: { lines: readonly ChangeLine[] }) {
  const t = useI18n();
  if (lines.length === 0) return null;
  return (
    <details className={`${styles.fold} ${styles.changes}`} open={isShort(lines)}>
      <summary>{t('facts.history')}</summary>
      <ol className={styles.history}>
        {lines.map(({ version, members, text, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <li key={index}>
            <span>{version}</span>
            <div>
              {members.map((name) => (
                <Fragment key={name}>
                  <code>{withBreaks(name)}</code>{' '}
                </Fragment>
              ))}
              {text} {before && <Code code={before} />}
              {before && after && ' → '}
              {after && <Code code={after} />}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

const isShort = (lines: readonly ChangeLine[]) =>
  lines.length <= openHistory.lines &&
  lines.every(({ before = '', after = '' }) => before.length + after.length <= openHistory.code);
