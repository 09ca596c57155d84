import { useI18n } from '@rspress/core/runtime';
import { Children, type ComponentProps, isValidElement } from 'react';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import styles from './index.module.css';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * Creates the component for headings of a level: the text, then a link to the heading. It replaces
 * the compiler's link, which comes first and is hidden from screen readers, but focusable.
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

/** Heading components for MDX. The title has no link, as the URL of the page is one. */
export const headings = {
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
};
