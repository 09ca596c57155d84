import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useId } from 'react';
import { versionLinks } from '../../../src/site.ts';
import { choiceLabel, defaultChoice, majors, minors } from '../../../src/versions.ts';
import { useVersion } from '../../hooks/useVersion.ts';
import { chooseVersion } from '../../navigation/version.ts';
import { Menu } from '../Menu/index.tsx';
import styles from './index.module.css';

/** Radio buttons for the documented versions: majors, then minors. */
export function VersionChoice() {
  const t = useI18n();
  const chosen = useVersion();
  const name = useId();
  const radio = (choice: string) => (
    <label key={choice}>
      <input
        type="radio"
        name={name}
        value={choice}
        checked={choice === chosen}
        onChange={() => chooseVersion(choice)}
      />
      {choiceLabel(choice)}
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('versions.menu')}</legend>
      <div className={styles.majors}>{majors.map(radio)}</div>
      <div className={styles.minors}>{minors.map(radio)}</div>
    </fieldset>
  );
}

/** Links about other versions. */
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

/**
 * Version menu. Its button shows the chosen version, which the server does not know: styles read it
 * from `<html>`.
 */
export function VersionMenu() {
  const t = useI18n();
  return (
    <Menu
      panelClass={styles.panel}
      label={
        <>
          <span className="visually-hidden">{t('versions.menu')}: </span>
          <span className={styles.chosen} data-default={choiceLabel(defaultChoice)} />
        </>
      }
    >
      <VersionChoice />
      <VersionLinks />
    </Menu>
  );
}
