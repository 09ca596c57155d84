import { pathnameToRouteService, useLang } from '@rspress/core/runtime';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

/** Frameworks with a guide of their own: name, page, and two letters for the mark. */
const frameworks = [
  { name: 'React', page: 'react', letters: 'Re' },
  { name: 'Vue', page: 'vue', letters: 'Vu' },
  { name: 'Preact', page: 'preact', letters: 'Pr' },
  { name: 'Svelte', page: 'svelte', letters: 'Sv' },
  { name: 'Solid', page: 'solid', letters: 'So' },
] as const;

/** The frameworks, each leading to its guide where that exists. */
export function FrameworkMarks() {
  const lang = useLang();
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const entries = frameworks.map(({ name, page, letters }) => {
    const path = `${prefix}/guide/framework/${page}`;
    return { name, letters, href: pathnameToRouteService(path) && path };
  });
  if (import.meta.env.SSG_MD) {
    return entries
      .map(({ name, href }) => (href ? `- [${name}](${href}.md)` : `- ${name}`))
      .join('\n');
  }
  return (
    <ul className={styles.marks}>
      {entries.map(({ name, letters, href }) => {
        const mark = (
          <>
            <span aria-hidden="true">{letters}</span>
            {name}
          </>
        );
        return <li key={name}>{href ? <Link href={href}>{mark}</Link> : <div>{mark}</div>}</li>;
      })}
    </ul>
  );
}
