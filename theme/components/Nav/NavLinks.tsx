import type { NavItem } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { currentMark } from '../../navigation/paths.ts';
import { Menu } from '../Menu/index.tsx';
import styles from './NavLinks.module.css';

/** Items on one side of the navbar; right by default. */
export function itemsAt(items: NavItem[], side: 'left' | 'right'): NavItem[] {
  return items.filter((item) => (item.position ?? 'right') === side);
}

/** A link in the navbar. */
export function NavLink({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  if (!('link' in item)) return <p>{item.text}</p>;
  const { lang, rel } = item;
  return (
    <Link
      href={item.link}
      aria-current={currentMark(item, pathname)}
      {...(lang && { lang, hrefLang: lang })}
      {...(rel && { rel })}
      {...('download' in item && item.download && { download: true })}
    >
      {item.text}
      <Tag tag={item.tag} />
    </Link>
  );
}

/** Links in the menu of an item, its own link first; nested ones are flattened. */
export function NavSublinks({ item }: { item: NavItem }) {
  const children = 'items' in item ? item.items : [];
  return (
    <ul>
      {'link' in item && (
        <li>
          <NavLink item={{ ...item, tag: undefined }} />
        </li>
      )}
      {children.map((child) => (
        <li key={`${child.text}${'link' in child ? child.link : ''}`}>
          {'items' in child && child.items.length > 0 ? (
            <>
              {'link' in child ? null : <p>{child.text}</p>}
              <NavSublinks item={child} />
            </>
          ) : (
            <NavLink item={child} />
          )}
        </li>
      ))}
    </ul>
  );
}

export interface NavLinksProps {
  items: NavItem[];
  before?: ReactNode;
  after?: ReactNode;
}

/** Items in the navbar: links, and menus for items with children. */
export function NavLinks({ items, before, after }: NavLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.links}>
      {before}
      {items.map((item) => (
        <li key={`${item.text}${'link' in item ? item.link : ''}`}>
          {'items' in item && item.items.length > 0 ? (
            <Menu
              align="start"
              isCurrent={Boolean(currentMark(item, pathname))}
              label={
                <>
                  {item.text}
                  <Tag tag={item.tag} />
                </>
              }
            >
              <NavSublinks item={item} />
            </Menu>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
      {after}
    </ul>
  );
}
