import { useI18n, usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';

/**
 * Layout for overview pages (`overview: true`). Their list is part of the content as `<PageIndex
 * />`; the default title is 'Overview'.
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
