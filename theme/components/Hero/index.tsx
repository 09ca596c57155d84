import '../../../i18n.json?strings=landing';
import { useI18n, useSite, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Action, Actions } from '../Action/index.tsx';
import styles from './index.module.css';
import { Stars } from './Stars.tsx';

export interface HeroProps {
  /** Called by the primary button. */
  onClickGetStarted?: () => void;
  /** Called by the secondary button. */
  onClickLearnMore?: () => void;
  /** Where the buttons lead; with it they are links, which work without scripts, too. */
  getStartedHref?: string;
  learnMoreHref?: string;
  /** Stars that drift towards the mouse; off unless asked for. */
  showStars?: boolean;
  /** Oval ground behind the logo; on unless refused. */
  showOvalBg?: boolean;
  /** Address of the logo; the site's own when left out. */
  logoUrl?: string;
  /** The product's name when left out. */
  title?: string;
  subTitle?: string;
  description?: string;
  getStartedButtonText?: string;
  learnMoreButtonText?: string;
  /** Below the buttons. */
  children?: ReactNode;
}

/** Opening of the landing page (spec 2.4): name, claim, two ways on, and the logo. */
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
  children,
}: HeroProps) {
  const t = useI18n();
  const { site } = useSite();
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`# ${title ?? site.title}\n\n${subTitle ?? t('subtitle')}\n\n${description ?? t('slogan')}\n\n`}
        {children}
      </>
    );
  }
  return (
    <header className={styles.hero}>
      {showStars && <Stars />}
      <div className={styles.text}>
        <h1>
          <span className={styles.title}>{title ?? site.title}</span>
          <span className={styles.subtitle}>{subTitle ?? t('subtitle')}</span>
        </h1>
        <p className={styles.description}>{description ?? t('slogan')}</p>
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
        {children}
      </div>
      <div className={styles.logo} data-oval={showOvalBg}>
        {logoUrl ? (
          <img src={withBase(logoUrl)} alt="" width="240" height="240" />
        ) : (
          <>
            <img
              data-for="light"
              src={withBase('/logo-light.svg')}
              alt=""
              width="240"
              height="240"
            />
            <img data-for="dark" src={withBase('/logo-dark.svg')} alt="" width="240" height="240" />
          </>
        )}
      </div>
    </header>
  );
}
