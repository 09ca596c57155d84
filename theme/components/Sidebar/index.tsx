import type { SidebarData } from '@rspress/core';
import { isExternalUrl, useI18n, useLocation, useSidebar } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme';
import { useId } from 'react';
import { type PageMarks, usePageMarks } from '../../hooks/usePageMarks.ts';
import { canonicalPath, isSamePath } from '../../navigation/paths.ts';
import {
  isDivider,
  isExpanded,
  isGroup,
  isSectionHeader,
  type SidebarEntry,
  type SidebarGroup,
} from '../../navigation/sidebar.ts';
import { Icon } from '../Icon/index.tsx';
import { inlineMarkdown } from '../InlineCode/inlineMarkdown.ts';
import { VersionMark } from '../VersionMark/index.tsx';
import styles from './index.module.css';
import { type GroupChoices, useGroupChoices } from './useGroupChoices.ts';

/** Pages of the current section, in collapsible groups. */
export function Sidebar() {
  const t = useI18n();
  const entries = useSidebar();
  const { pathname } = useLocation();
  const choices = useGroupChoices(entries, pathname);
  const marks = usePageMarks();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.sidebar} aria-label={t('layout.sidebar')}>
      <Entries
        entries={entries}
        depth={0}
        prefix=""
        path={pathname}
        choices={choices}
        marks={marks}
      />
    </nav>
  );
}

interface Shared {
  depth: number;
  path: string;
  choices: GroupChoices;
  marks: PageMarks;
}

function Entries({
  entries,
  prefix,
  ...shared
}: Shared & { entries: SidebarData; prefix: string }) {
  return (
    <ul className={styles.list} data-depth={shared.depth}>
      {entries.map((entry, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and dividers have nothing else.
          key={index}
          entry={entry}
          position={`${prefix}${index}`}
          {...shared}
        />
      ))}
    </ul>
  );
}

function Entry({ entry, position, ...shared }: Shared & { entry: SidebarEntry; position: string }) {
  if (isDivider(entry)) {
    return <li className={styles.divider} data-type={entry.dividerType} aria-hidden="true" />;
  }
  if (isSectionHeader(entry)) {
    return (
      <li className={styles.header}>
        <span {...inlineMarkdown(entry.sectionHeaderText)} />
        <Tag tag={entry.tag} />
      </li>
    );
  }
  return (
    <li data-context={entry.context}>
      {isGroup(entry) ? (
        <Group group={entry} position={position} {...shared} />
      ) : (
        <PageLink entry={entry} path={shared.path} marks={shared.marks} />
      )}
    </li>
  );
}

interface PageLinkProps {
  entry: { text: string; link?: string; tag?: string };
  path: string;
  marks: PageMarks;
  className?: string;
}

function PageLink({ entry, path, marks, className = '' }: PageLinkProps) {
  const { text, link = '', tag } = entry;
  return (
    <Link
      href={link}
      className={`${styles.link} ${className}`}
      aria-current={isSamePath(link, path) ? 'page' : undefined}
    >
      <span {...inlineMarkdown(text)} />
      <Tag tag={tag} />
      <VersionMark {...marks.get(canonicalPath(link))} />
      {isExternalUrl(link) && <Icon name="external" className={styles.external} />}
    </Link>
  );
}

function Group({
  group,
  position,
  depth,
  path,
  choices,
  marks,
}: Shared & { group: SidebarGroup; position: string }) {
  const t = useI18n();
  const id = useId();
  const isOpen = isExpanded(group, choices.of(position), path);
  const isFixed = group.collapsible === false;
  const control = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => choices.set(position, !isOpen),
  } as const;
  const title = (
    <>
      <span {...inlineMarkdown(group.text)} />
      <Tag tag={group.tag} />
    </>
  );
  const chevron = <Icon name="chevron" className={styles.chevron} />;
  return (
    <>
      <div className={styles.group} data-open={isOpen || undefined} data-label={group.text}>
        {group.link ? (
          <>
            <PageLink entry={group} path={path} marks={marks} className={styles.title} />
            {!isFixed && (
              <button {...control} className={styles.toggle}>
                <span className="visually-hidden">
                  {t('layout.pagesOf', { group: group.text })}
                </span>
                {chevron}
              </button>
            )}
          </>
        ) : isFixed ? (
          <p className={`${styles.link} ${styles.title}`}>{title}</p>
        ) : (
          <button {...control} className={`${styles.link} ${styles.title}`}>
            {title}
            {chevron}
          </button>
        )}
      </div>
      <div id={id} className={styles.items} data-open={isOpen || undefined}>
        <Entries
          entries={group.items}
          depth={depth + 1}
          prefix={`${position}-`}
          path={path}
          choices={choices}
          marks={marks}
        />
      </div>
    </>
  );
}
