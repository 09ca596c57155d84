import '../../../i18n.json?strings=notFound';
import {
  getSidebarDataGroup,
  normalizeHrefInRuntime,
  useI18n,
  useLocaleSiteData,
  useNav,
  usePage,
  usePages,
  useSite,
} from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { linkText } from '../../navigation/sidebar.ts';
import { decodeSafely } from '../../navigation/url.ts';
import { closestRoutes } from './closestRoutes.ts';

/** The pages closest to the requested path, or the sections of the site if there are none. */
export function Proposals() {
  const t = useI18n();
  const { page } = usePage();
  const { site } = useSite();
  const { pages } = usePages();
  const { sidebar } = useLocaleSiteData();
  const nav = useNav();

  const asked = decodeSafely(window.location.pathname.slice(site.base.length - 1));
  const routes = pages.filter(({ lang }) => lang === page.lang).map((other) => other.routePath);
  const language = page.lang && page.lang !== site.lang ? `/${page.lang}` : '';
  const closest = closestRoutes(asked, routes, language).map((link) => ({
    link,
    text: linkText(getSidebarDataGroup(sidebar, link), link) ?? link,
  }));
  const sections = nav.flatMap((item) =>
    'link' in item && item.link.startsWith('/')
      ? { link: normalizeHrefInRuntime(item.link), text: item.text }
      : [],
  );
  const title = t(closest.length > 0 ? 'notFound.closest' : 'notFound.sections');
  return (
    <nav aria-label={title}>
      <p>{title}</p>
      <ul>
        {(closest.length > 0 ? closest : sections).map(({ link, text }) => (
          <li key={link}>
            <Link href={link}>{text}</Link> <code>{link}</code>
          </li>
        ))}
      </ul>
    </nav>
  );
}
