import type { SocialLink } from '@rspress/core';
import { normalizeImagePath, useI18n, useSite } from '@rspress/core/runtime';
import { shownAccounts } from '../../constants.ts';
import { Icon } from '../Icon/index.tsx';
import { Menu } from '../Menu/index.tsx';
import styles from './index.module.css';

/** Links to the project's accounts, as icons. */
export function SocialLinks() {
  const t = useI18n();
  const links = useSite().site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  const rest = links.slice(shownAccounts);
  return (
    <ul className={styles.links}>
      {links.slice(0, shownAccounts).map((link) => (
        <li key={link.content}>
          <Account link={link} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Menu
            label={
              <>
                <Icon name="more" />
                <span className="visually-hidden">{t('layout.more')}</span>
              </>
            }
          >
            <ul className={styles.rest}>
              {rest.map((link) => (
                <li key={link.content}>
                  <Account link={link} isOpen />
                </li>
              ))}
            </ul>
          </Menu>
        </li>
      )}
    </ul>
  );
}

interface AccountProps {
  link: SocialLink;
  /** Whether to show name and content next to the icon, as in the menu for further links. */
  isOpen?: boolean;
}

/** A link; in other modes, a button that shows text, an image or HTML. */
function Account({ link, isOpen = false }: AccountProps) {
  const t = useI18n();
  const { icon, mode, content } = link;
  const svg = typeof icon === 'object' ? icon.svg : undefined;
  const name = nameOf(link) ?? t('layout.account');
  const label = (
    <>
      {svg && <Markup html={svg} hidden />}
      <span className={isOpen || !svg ? undefined : 'visually-hidden'}>{name}</span>
    </>
  );
  if (mode === 'link' || mode === 'github-stars') {
    return (
      <a className={styles.account} href={content} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  }
  const shown = (
    <div className={styles.content}>
      {mode === 'img' && <img src={normalizeImagePath(content)} alt={name} />}
      {mode === 'text' && content}
      {mode === 'dom' && <Markup html={content} />}
    </div>
  );
  if (!isOpen) return <Menu label={label}>{shown}</Menu>;
  return (
    <>
      <span className={styles.account}>{label}</span>
      {shown}
    </>
  );
}

/** Name of a link: the title of its icon, or the host of its URL. */
function nameOf({ icon, mode, content }: SocialLink): string | undefined {
  if (typeof icon === 'string') return icon;
  const title = /<title>([^<]+)/.exec(icon.svg)?.[1];
  return (
    title ?? (mode === 'link' && URL.canParse(content) ? new URL(content).hostname : undefined)
  );
}

/** HTML from the site's configuration. */
function Markup({ html, hidden = false }: { html: string; hidden?: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the adopter's own, from src/site.ts.
  return <span aria-hidden={hidden || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
