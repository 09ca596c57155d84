import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { TypeAlias } from '../../../src/facts/index.ts';
import { Table } from '../Table/index.tsx';
import { aliasLines } from './describe.ts';
import styles from './index.module.css';
import { markdownCode, markdownFactList, markdownTable } from './markdown.ts';
import { breakObject } from './objectCode.ts';

/** A value: text, then code as the tool spells it; or several of these below each other. */
export interface Cell {
  text?: string;
  code?: string;
  parts?: Cell[];
}

/** A labelled value. */
export interface Fact extends Cell {
  label: string;
  /** Warns the reader: deprecated, removed. */
  tone?: 'warning';
}

function cellMarkdown({ text, code, parts }: Cell): string {
  if (parts) return parts.map(cellMarkdown).join(', ');
  return [text, code && markdownCode(code)].filter(Boolean).join(' ') || '–';
}

function Value({ text, code, parts }: Cell): ReactNode {
  if (parts) {
    return parts.map((part) => (
      <div key={part.code ?? part.text}>
        <Value {...part} />
      </div>
    ));
  }
  if (!text && !code) return '–';
  return (
    <>
      {text}
      {text && code ? ' ' : null}
      {code && <code>{breakObject(code)}</code>}
    </>
  );
}

/**
 * Facts as a list of terms and values, or as Markdown bullets in a page's Markdown copy.
 *
 * @param facts - in the order to show; facts without a value are left out by the caller
 * @param aliases - type names in the facts, and what they stand for
 * @param source - where the facts were read, shown small below
 */
export function FactList(props: {
  facts: readonly Fact[];
  aliases?: readonly TypeAlias[];
  source?: string;
}) {
  const { facts, aliases = [], source } = props;
  const t = useI18n();
  if (import.meta.env.SSG_MD) {
    const listed = facts.map((fact) => ({ label: fact.label, value: cellMarkdown(fact) }));
    const types = aliasLines(aliases).map(markdownCode).join('; ');
    return markdownFactList(
      types ? [...listed, { label: t('facts.types'), value: types }] : listed,
    );
  }
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact} data-tone={fact.tone}>
            <dt>{fact.label}</dt>
            <dd>
              <Value {...fact} />
            </dd>
          </div>
        ))}
      </dl>
      <Aliases aliases={aliases} />
      {source && <p className={styles.source}>{source}</p>}
    </div>
  );
}

/**
 * Facts about many things, a row each, or a Markdown table in a page's Markdown copy.
 *
 * @param head - column titles
 * @param rows - cells, as many a row as there are columns; the first one names the row
 * @param aliases - type names in the cells, and what they stand for
 */
export function FactTable(props: {
  head: readonly string[];
  rows: readonly Cell[][];
  aliases?: readonly TypeAlias[];
}) {
  const { head, rows, aliases = [] } = props;
  const t = useI18n();
  if (import.meta.env.SSG_MD) {
    const table = markdownTable(
      head,
      rows.map((row) => row.map(cellMarkdown)),
    );
    const types = aliasLines(aliases).map(markdownCode).join('; ');
    return types ? `${table}\n${t('facts.types')}: ${types}\n` : table;
  }
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
          {rows.map(([name = {}, ...cells]) => (
            <tr key={name.code ?? name.text}>
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

/** What the type names in a facts block stand for: folded away, as few readers need them. */
function Aliases({ aliases }: { aliases: readonly TypeAlias[] }) {
  const t = useI18n();
  if (aliases.length === 0) return null;
  return (
    <details className={styles.aliases}>
      <summary>{t('facts.types')}</summary>
      <ul>
        {aliasLines(aliases).map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
