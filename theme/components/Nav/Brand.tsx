import { normalizeImagePath, useLang, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { homeOf } from '../../navigation/paths.ts';
import styles from './Brand.module.css';

const SIZE = 28;

/** Logo and name, linked to the home page of the language. Styles choose the logo for the theme. */
export function Brand() {
  const { site } = useSite();
  const lang = useLang();
  const { logo } = site;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  return (
    <Link className={styles.brand} href={homeOf(lang, site.lang)}>
      {light && (
        <img
          data-scheme="light"
          src={normalizeImagePath(light)}
          alt=""
          width={SIZE}
          height={SIZE}
        />
      )}
      {dark && (
        <img data-scheme="dark" src={normalizeImagePath(dark)} alt="" width={SIZE} height={SIZE} />
      )}
      <span>{site.logoText || site.title}</span>
    </Link>
  );
}
