import { type ComponentProps, useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { copyableText } from './copyableText.ts';
import styles from './index.module.css';

/** Attributes that the highlighter adds to a `<pre>`. */
export interface CodeBlockProps extends ComponentProps<'pre'> {
  title?: string;
  lang?: string;
  wrapCode?: boolean;
  lineNumbers?: boolean;
  fold?: boolean;
  height?: number;
}

/**
 * Code block with file name and copy button; replaces `<pre>` in pages.
 *
 * @param title - file name shown above the code
 * @param lang - language of the code, shown if there is no title
 */
export function CodeBlock({
  title,
  lang,
  wrapCode,
  lineNumbers: _lineNumbers,
  fold: _fold,
  height: _height,
  children,
  ...pre
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <pre
          // A block that scrolls must take the focus, or the keyboard cannot scroll it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          {...pre}
          ref={code}
          data-lang={lang}
          data-wrap={wrapCode || undefined}
        >
          {children}
        </pre>
        <CopyButton getText={() => copyableText(code.current?.querySelectorAll('.line') ?? [])} />
      </div>
    </figure>
  );
}
