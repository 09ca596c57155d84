import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { versionLinks } from '../../../src/site.ts';
import { choiceLabel, defaultChoice } from '../../../src/versions.ts';
import { Menu } from '../Menu/index.tsx';

/** Links to what concerns other versions. */
export function VersionLinks() {
  const t = useI18n();
  return (
    <ul>
      {versionLinks.map(({ labelKey, link }) => (
        <li key={link}>
          <Link href={link}>{t(labelKey)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What the pages hold for. */
const documented = choiceLabel(defaultChoice);

/** Menu of the version links, whose button says the version; nothing when the site has none. */
export function VersionMenu() {
  const t = useI18n();
  return versionLinks.length > 0 ? (
    <Menu
      label={
        <>
          <span className="visually-hidden">{t('versions.menu')}: </span>
          {documented}
        </>
      }
    >
      <VersionLinks />
    </Menu>
  ) : null;
}
