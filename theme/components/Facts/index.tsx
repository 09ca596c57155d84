import { useI18n } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { TypeAlias } from '../../../src/facts/index.ts';
import { Table } from '../Table/index.tsx';
import { aliasLines } from './describe.ts';
import styles from './index.module.css';
import type { Cell, FactListModel, FactTableModel } from './models.ts';
import { breakObject } from './objectCode.ts';

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

/** Facts as a list of terms and values, with their source small below. */
export function FactList({ facts, aliases = [], source }: FactListModel) {
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
