import type { Hero } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import { Action, Actions } from '../Action/index.tsx';
import styles from './index.module.css';

/** Joins a list from the front matter with commas, for an image attribute. */
const attribute = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value;

/** Hero of a home page: name, text, tagline, actions and an image. */
export function HomeHero({ hero }: { hero: Hero }) {
  const { name, text, tagline, actions = [], image } = hero;
  return (
    <header className={styles.hero}>
      <div>
        <h1>
          {name && <span className={styles.name}>{name}</span>}
          {text?.split('\n').map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {actions.length > 0 && (
          <Actions>
            {actions.map(({ link, text, theme }) => (
              <Action key={link} href={link} primary={theme === 'brand'}>
                {text}
              </Action>
            ))}
          </Actions>
        )}
      </div>
      {image?.src && <HeroImage image={image} />}
    </header>
  );
}

function HeroImage({ image }: { image: NonNullable<Hero['image']> }) {
  const { src = '', alt = '', srcset, sizes } = image;
  const shared = { srcSet: attribute(srcset), sizes: attribute(sizes) };
  if (typeof src === 'string') {
    return <img className={styles.image} alt={alt} src={normalizeImagePath(src)} {...shared} />;
  }
  return (
    <>
      <img
        className={styles.image}
        alt={alt}
        data-scheme="light"
        src={normalizeImagePath(src.light)}
        {...shared}
      />
      <img
        className={styles.image}
        alt={alt}
        data-scheme="dark"
        src={normalizeImagePath(src.dark)}
        {...shared}
      />
    </>
  );
}
