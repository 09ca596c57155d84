import { useI18n } from '@rspress/core/runtime';
import { type ReactNode, useState } from 'react';
import type { Finding, Report, SetOption } from '../../../src/check/types.ts';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import { Link } from '../Link/index.tsx';
import { CopyAction } from './CopyAction.tsx';
import { Prose } from './Prose.tsx';
import styles from './Results.module.css';
import { findingText, levelText, problemText, remarkText, rewrittenTitle } from './texts.ts';
import { usePagePath } from './usePagePath.ts';

/** Selects a range of the file. */
type Select = (start: number, end: number, line: number) => void;

/** Number of findings or remarks shown initially. */
const first = 60;

/** All results of a check. */
export function Results({ report, onSelect }: { report: Report; onSelect: Select }) {
  const t = useI18n();
  const { problem, findings, upgrade, rewritten, options, remarks, tool } = report;
  if (problem) {
    return (
      <p className={styles.problem}>
        <LineButton place={{ start: 0, end: 0, line: problem.line }} onSelect={onSelect} />
        <span>
          <Prose text={problemText(report, t)} />
        </span>
      </p>
    );
  }
  return (
    <>
      {findings.length > 0 && (
        <Part title={t(tool === 'rsbuild' ? 'check.findings' : 'check.mapping')}>
          <Findings findings={findings} onSelect={onSelect} />
        </Part>
      )}
      {upgrade && (
        <Part title={t('check.upgrade', { minor: upgrade.minor })}>
          {upgrade.findings.length > 0 ? (
            <Findings findings={upgrade.findings} onSelect={onSelect} />
          ) : (
            <p>{t('check.upgrade.none')}</p>
          )}
          {upgrade.defaults.length > 0 && (
            <details className={styles.folded}>
              <summary>{t('check.defaults', { count: String(upgrade.defaults.length) })}</summary>
              <Findings findings={upgrade.defaults} onSelect={onSelect} />
            </details>
          )}
        </Part>
      )}
      {rewritten && (
        <Part
          title={rewrittenTitle(report, t)}
          action={<CopyAction label={t('check.copyFile')} getText={() => rewritten.text} />}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus, or the keyboard cannot scroll it */}
          <pre className={styles.file} tabIndex={0}>
            <code>{rewritten.text}</code>
          </pre>
        </Part>
      )}
      {remarks.length > 0 && (
        <Part title={t('check.remarks')}>
          <LongList items={remarks}>
            {({ kind, line, code }, index) => (
              <li key={index} className={styles.finding}>
                <span className={styles.line}>{t('check.line', { line: String(line) })}</span>
                <p>
                  <code>{code}</code> {remarkText(kind, t)}
                </p>
              </li>
            )}
          </LongList>
        </Part>
      )}
      {options.length > 0 && <Options options={options} onSelect={onSelect} />}
    </>
  );
}

function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface LongListProps<Item> {
  items: readonly Item[];
  /**
   * Renders an item. Items are keyed by index: several may be on one line, and the list is always
   * replaced as a whole.
   */
  children: (item: Item, index: number) => ReactNode;
}

/** List that shows only its first items until the reader expands it. */
function LongList<Item>({ items, children }: LongListProps<Item>) {
  const t = useI18n();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? items : items.slice(0, first);
  return (
    <>
      <ul className={styles.list}>{shown.map(children)}</ul>
      {shown.length < items.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('check.more', { count: String(items.length) })}
        </button>
      )}
    </>
  );
}

function Findings({ findings, onSelect }: { findings: readonly Finding[]; onSelect: Select }) {
  return (
    <LongList items={findings}>
      {(finding, index) => <FindingItem key={index} finding={finding} onSelect={onSelect} />}
    </LongList>
  );
}

function FindingItem({ finding, onSelect }: { finding: Finding; onSelect: Select }) {
  const t = useI18n();
  const pathOf = usePagePath();
  const { name, level, start, end, line, page, text } = finding;
  return (
    <li className={styles.finding} data-level={level} data-line={line}>
      {line !== undefined ? (
        <LineButton place={{ start: start ?? 0, end: end ?? 0, line }} onSelect={onSelect} />
      ) : (
        <span />
      )}
      <div>
        <p>
          {level !== 'info' && <span className={styles.level}>{levelText(level, t)}</span>}{' '}
          {page && text === undefined ? (
            <Link href={pathOf(page)}>
              <code>{withBreaks(name)}</code>
            </Link>
          ) : (
            <code>{withBreaks(name)}</code>
          )}
        </p>
        <p>
          <Prose text={findingText(finding, t)} />
          {page && text !== undefined && (
            <>
              {' '}
              <Link href={pathOf(page)} className={styles.guide}>
                {t('check.guide')}
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

interface Place {
  start: number;
  end: number;
  line: number;
}

function LineButton({ place, onSelect }: { place: Place; onSelect: Select }) {
  const t = useI18n();
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => onSelect(place.start, place.end, place.line)}
    >
      {t('check.line', { line: String(place.line) })}
    </button>
  );
}

function Options({ options, onSelect }: { options: readonly SetOption[]; onSelect: Select }) {
  const t = useI18n();
  const pathOf = usePagePath();
  return (
    <details className={styles.part}>
      <summary>
        {t('check.options')} ({options.length})
      </summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('check.options.line')}</th>
              <th scope="col">{t('check.options.option')}</th>
              <th scope="col">{t('check.options.default')}</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <tr key={`${option.start} ${option.name}`}>
                <td>
                  <LineButton place={option} onSelect={onSelect} />
                </td>
                <td>
                  {option.page ? (
                    <Link href={pathOf(option.page)}>
                      <code>{withBreaks(option.name)}</code>
                    </Link>
                  ) : (
                    <code>{withBreaks(option.name)}</code>
                  )}
                </td>
                <td>
                  <Default option={option} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Default({ option: { default: value, isDefault } }: { option: SetOption }) {
  const t = useI18n();
  if (!value) return null;
  const { development, production } = value;
  return (
    <>
      <code>{development === production ? development : `${development} / ${production}`}</code>
      {isDefault && <em> {t('check.options.same')}</em>}
    </>
  );
}
