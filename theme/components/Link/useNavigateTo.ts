import { pathnameToRouteService, useNavigate, warmPageData, withBase } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { failedNavigation } from '../../navigation/failedNavigation.ts';
import { pageData } from '../../navigation/prefetch.ts';
import { withProgress } from '../../navigation/progress.ts';
import { changeContent } from '../../navigation/viewTransition.ts';

/**
 * Navigation between pages of the site that never ends in a blank page. The code of the target page
 * is loaded first. If that fails although the server responds, a new deployment has renamed the
 * file: the browser loads the whole page. If the server does not respond, the reader stays on the
 * page and sees a notice. A page in another language appears in a view transition.
 *
 * @returns function that takes path, query and hash without the base, and the path alone
 */
export function useNavigateTo(): (to: string, routePath: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (to, routePath) => {
      const route = pathnameToRouteService(routePath);
      if (!route) {
        window.location.assign(withBase(to));
        return;
      }
      try {
        warmPageData(routePath, await withProgress(pageData(routePath)));
      } catch {
        if (await answers(withBase(routePath))) window.location.assign(withBase(to));
        else failedNavigation.set({ to, retry: () => window.location.assign(withBase(to)) });
        return;
      }
      const show = () => flushSync(() => navigate(to));
      if (route.lang === document.documentElement.lang) show();
      else changeContent(show);
    },
    [navigate],
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
