import '../../../i18n.json?strings=landing';
import { useI18n, useSite, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Action, Actions } from '../Action/index.tsx';
import styles from './index.module.css';
import { Stars } from './Stars.tsx';

const themes = ['light', 'dark'] as const;

export interface HeroProps {
  /** Called by the primary button. */
  onClickGetStarted?: () => void;
  /** Called by the secondary button. */
  onClickLearnMore?: () => void;
  /** Target of the primary button; the buttons are then links, which also work without scripts. */
  getStartedHref?: string;
  learnMoreHref?: string;
  /** Whether to show stars that drift towards the mouse; off by default. */
  showStars?: boolean;
  /**
   * Whether to show an oval background behind the content next to the text, or behind the text if
   * there is none; on by default.
   */
  showOvalBg?: boolean;
  /** URL of the logo; the site's logo by default. */
  logoUrl?: string;
  /** Title; the product's name by default. */
  title?: string;
  subTitle?: string;
  description?: string;
  getStartedButtonText?: string;
  learnMoreButtonText?: string;
  /** Further links, below the buttons. */
  links?: ReactNode;
  /** Content next to the text. */
  children?: ReactNode;
}

/** Hero of the landing page: logo, name, claim, audience and two calls to action. */
export function Hero({
  onClickGetStarted,
  onClickLearnMore,
  getStartedHref,
  learnMoreHref,
  showStars = false,
  showOvalBg = true,
  logoUrl,
  title,
  subTitle,
  description,
  getStartedButtonText,
  learnMoreButtonText,
  links,
  children,
}: HeroProps) {
  const t = useI18n();
  const { site } = useSite();
  return (
    <header className={styles.hero}>
      {showStars && <Stars />}
      <div className={styles.text} data-oval={showOvalBg && !children}>
        <Logo url={logoUrl} />
        <h1>
          <span className={styles.title}>{title ?? site.title}</span>
          <span className={styles.subtitle}>{withWholeWords(subTitle ?? t('subtitle'))}</span>
        </h1>
        <p className={styles.description}>{description ?? t('slogan')}</p>
        <p className={styles.audience}>{t('hero.audience')}</p>
        <Actions>
          <Action primary href={getStartedHref} onClick={onClickGetStarted}>
            {getStartedButtonText ?? t('hero.getStarted')}
          </Action>
          <Action href={learnMoreHref} onClick={onClickLearnMore}>
            {learnMoreButtonText ?? (
              <>
                {t('hero.learnMore')}
                {/* Gives the link a meaningful name in lists of links, for screen readers and search engines. */}
                <span className="visually-hidden">
                  {t('hero.learnMoreSubject', { title: title ?? site.title })}
                </span>
              </>
            )}
          </Action>
        </Actions>
        {links}
      </div>
      {children && (
        <div className={styles.proof} data-oval={showOvalBg}>
          {children}
        </div>
      )}
    </header>
  );
}

/** Keeps compounds in a headline on one line, as browsers break lines after hyphens. */
function withWholeWords(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A custom logo, or the site's logo for the current theme. */
function Logo({ url }: { url?: string | undefined }) {
  const logos = url
    ? [{ src: url }]
    : themes.map((theme) => ({ theme, src: `/logo-${theme}.svg` }));
  return logos.map(({ src, ...logo }) => (
    <img
      key={src}
      className={styles.logo}
      data-scheme={'theme' in logo ? logo.theme : undefined}
      src={withBase(src)}
      alt=""
      width="64"
      height="64"
    />
  ));
}
