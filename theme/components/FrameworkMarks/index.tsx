import { pathnameToRouteService, useLang } from '@rspress/core/runtime';
import preact from 'simple-icons/icons/preact.svg?raw';
import react from 'simple-icons/icons/react.svg?raw';
import solid from 'simple-icons/icons/solid.svg?raw';
import svelte from 'simple-icons/icons/svelte.svg?raw';
import vue from 'simple-icons/icons/vuedotjs.svg?raw';
import { Link } from '../Link/index.tsx';
import styles from './index.module.css';

/** Frameworks with a guide of their own: name, page and the mark of the brand. */
const frameworks = [
  { name: 'React', page: 'react', mark: react },
  { name: 'Vue', page: 'vue', mark: vue },
  { name: 'Preact', page: 'preact', mark: preact },
  { name: 'Svelte', page: 'svelte', mark: svelte },
  { name: 'Solid', page: 'solid', mark: solid },
] as const;

/** The frameworks, each leading to its guide where that exists. */
export function FrameworkMarks() {
  const lang = useLang();
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const entries = frameworks.map(({ name, page, mark }) => {
    const path = `${prefix}/guide/framework/${page}`;
    return { name, mark, href: pathnameToRouteService(path) && path };
  });
  if (import.meta.env.SSG_MD) {
    return entries
      .map(({ name, href }) => (href ? `- [${name}](${href}.md)` : `- ${name}`))
      .join('\n');
  }
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
