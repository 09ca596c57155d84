import type { SocialLink } from '@rspress/core';
import { normalizeImagePath, useI18n, useSite } from '@rspress/core/runtime';
import { shownAccounts } from '../../constants.ts';
import { Icon } from '../Icon/index.tsx';
import { Menu } from '../Menu/index.tsx';
import styles from './index.module.css';

/** The site's accounts elsewhere, as icons. */
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
  /** Whether name and content show beside the icon, as inside the menu of the rest. */
  isOpen?: boolean;
}

/** A link, or for the other modes a button that shows a text, an image or markup. */
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

/** Name of an account: of its icon, which has a title when it is a brand's, or the host of its link. */
function nameOf({ icon, mode, content }: SocialLink): string | undefined {
  if (typeof icon === 'string') return icon;
  const title = /<title>([^<]+)/.exec(icon.svg)?.[1];
  return (
    title ?? (mode === 'link' && URL.canParse(content) ? new URL(content).hostname : undefined)
  );
}

/** Markup from the site's own configuration. */
function Markup({ html, hidden = false }: { html: string; hidden?: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the adopter's own, from src/site.ts.
  return <span aria-hidden={hidden || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
