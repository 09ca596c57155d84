import { useI18n } from '@rspress/core/runtime';
import { Children, type ComponentProps, isValidElement } from 'react';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import styles from './index.module.css';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * Makes the component for headings of a level: the text, then a link to the heading that a
 * keyboard reaches. The compiler puts its own link first, hidden from screen readers but not from
 * the keyboard; it is left out.
 */
function headingOf(Tag: Level) {
  return function Heading({ children, id, ...rest }: ComponentProps<Level>) {
    const t = useI18n();
    const content = Children.toArray(children).filter(
      (child) =>
        !(
          isValidElement<{ className?: string }>(child) &&
          child.props.className === 'rp-header-anchor'
        ),
    );
    return (
      <Tag {...rest} id={id} className={`rp-toc-include ${styles.heading}`}>
        {content.map((child) => (typeof child === 'string' ? withBreaks(child) : child))}
        {id && Tag !== 'h1' && (
          <a className={styles.anchor} href={`#${id}`} aria-label={t('heading.link')}>
            #
          </a>
        )}
      </Tag>
    );
  };
}

/** Headings, for the MDX component map. The title needs no link: the page's URL is one. */
export const headings = {
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
};
