import '../../../i18n.json?strings=facts';
import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { TypeAlias } from '../../../src/facts/index.ts';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import { Table } from '../Table/index.tsx';
import { aliasLines } from './describe.ts';
import styles from './index.module.css';
import type { Cell, FactListModel, FactTableModel } from './models.ts';
import { layOut } from './objectCode.ts';

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
      {code && <Code code={code} />}
    </>
  );
}

/** Facts as a list of terms and values, marks in a line below, with their source small at the end. */
export function FactList({ facts = [], marks, aliases = [], source }: FactListModel) {
  return (
    <div className={styles.facts}>
      {facts.length > 0 && (
        <dl>
          {facts.map((fact, index) => (
            <div key={fact.label} className={styles.fact}>
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
            <div key={fact.label} className={styles.mark} data-tone={fact.tone}>
              <dt>{fact.label}</dt>
              <dd>
                <Value {...fact} />
              </dd>
            </div>
          ))}
        </dl>
        {source && <p className={styles.source}>{source}</p>}
      </div>
      {facts.length === 0 && <Aliases aliases={aliases} />}
    </div>
  );
}

/** Facts about many things, a row each. */
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
    <details className={styles.fold}>
      <summary>{t('facts.types')}</summary>
      <pre className={styles.block}>
        <code>{aliasLines(aliases).join('\n')}</code>
      </pre>
    </details>
  );
}
