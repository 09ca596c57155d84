import { useI18n, usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';

/**
 * Frame of an overview page (`overview: true`). What it lists is in its content as
 * `<PageIndex />`; a page without a title of its own is called 'Overview'.
 *
 * @param content - the page's content
 */
export function Overview({ content }: { content?: ReactNode }) {
  const t = useI18n();
  const { page } = usePage();
  return (
    <div className="rp-doc rspress-doc">
      {!page.title && <h1>{t('overview.defaultTitle')}</h1>}
      {content}
    </div>
  );
}
