import '../../../i18n.json?strings=hookOrder';
import { useI18n, useLang, usePage } from '@rspress/core/runtime';
import type { ShownStep } from '../../../src/facts/shown.ts';
import { Link } from '../Link/index.tsx';
import { VersionLabel } from '../VersionLabel/index.tsx';
import styles from './index.module.css';
import {
  type HookCommand,
  hookHref,
  layoutSections,
  type SectionKind,
  sectionKey,
} from './layout.ts';

/**
 * Hooks of a command in the order they are called, as recorded from actual runs. Each links to its
 * description.
 *
 * @param command - `dev`, `build` or `preview`
 * @param data - inserted by the build
 */
export function HookOrder({ command, data }: { command: HookCommand; data: ShownStep[] }) {
  const t = useI18n<Record<string, string>>();
  const lang = useLang();
  const { page } = usePage();
  const href = (hook: string) => hookHref(hook, page.routePath, lang === 'en' ? '' : `/${lang}`);
  const sections = layoutSections(data);
  const text = {
    section: (kind: SectionKind) => t(sectionKey(kind, command)),
    each: (each: string) => t(`hookOrder.each.${each}`),
  };

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {t(`hookOrder.${command}`)}
        <small>{t('hookOrder.recorded')}</small>
      </figcaption>
      <ol className={styles.sections}>
        {sections.map(({ kind, minors: callers, steps }) => (
          <li key={kind} className={styles.section} data-kind={kind} data-for={callers}>
            <p className={styles.label}>{text.section(kind)}</p>
            <ol className={styles.steps}>
              {steps.map(({ hook, each, stages, minors }) => {
                const link = href(hook);
                return (
                  <li key={`${hook} ${stages}`} className={styles.step} data-for={minors}>
                    {minors && <VersionLabel minors={minors} />}
                    {link ? (
                      <Link href={link} className={styles.hook}>
                        {hook}
                      </Link>
                    ) : (
                      <span className={styles.hook}>{hook}</span>
                    )}
                    {stages && <span className={styles.note}>{stages}</span>}
                    {each && <span className={styles.each}>{text.each(each)}</span>}
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </figure>
  );
}
