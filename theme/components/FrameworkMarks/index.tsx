import { pathnameToRouteService, useLang } from '@rspress/core/runtime';
import preact from 'simple-icons/icons/preact.svg?raw';
import react from 'simple-icons/icons/react.svg?raw';
import solid from 'simple-icons/icons/solid.svg?raw';
import svelte from 'simple-icons/icons/svelte.svg?raw';
import vue from 'simple-icons/icons/vuedotjs.svg?raw';
import { Link } from '../Link/index.tsx';
import { frameworks } from './frameworks.ts';
import styles from './index.module.css';

const marks = { preact, react, solid, svelte, vue };

/** Logos of the frameworks, linked to their guides. */
export function FrameworkMarks() {
  const lang = useLang();
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const entries = frameworks.map(({ name, page }) => {
    const path = `${prefix}/guide/framework/${page}`;
    return { name, mark: marks[page], href: pathnameToRouteService(path) && path };
  });
  return (
    <ul className={styles.marks}>
      {entries.map(({ name, mark, href }) => {
        const content = (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the package. */}
            <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
            {name}
          </>
        );
        return (
          <li key={name}>{href ? <Link href={href}>{content}</Link> : <div>{content}</div>}</li>
        );
      })}
    </ul>
  );
}
