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
  /** Where the buttons lead; with it they are links, which work without scripts, too. */
  getStartedHref?: string;
  learnMoreHref?: string;
  /** Stars that drift towards the pointer; off by default. */
  showStars?: boolean;
  /** Oval background behind what is next to the text, or else behind the text; on by default. */
  showOvalBg?: boolean;
  /** URL of the logo; the site's own when left out. */
  logoUrl?: string;
  /** The product's name when left out. */
  title?: string;
  subTitle?: string;
  description?: string;
  getStartedButtonText?: string;
  learnMoreButtonText?: string;
  /** Further ways in, below the buttons. */
  links?: ReactNode;
  /** Beside all that: what shows that it is true. */
  children?: ReactNode;
}

/** Opening of the landing page: logo, name, claim, whom it is for, two ways on. */
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
                {/* Lists of links, as screen readers and search engines make them, say more of what. */}
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

/** A headline whose compounds stay in one line: browsers break lines behind hyphens. */
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

/** The logo: one's own, or the site's in the theme of the page. */
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
