import { normalizeHrefInRuntime, withBase } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { cancelPrefetch, prefetch, prefetchSoon } from '../../navigation/prefetch.ts';
import { resolveHref } from './resolveHref.ts';
import { useNavigateTo } from './useNavigateTo.ts';

/** Whether the browser should handle the click: another button, a modifier key, another tab. */
function isLeftToBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    (target !== '' && target !== '_self') ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/**
 * A link. Pages of the site open without a reload, and their code is prefetched on touch, hover and
 * focus; other sites open in a new tab.
 */
export function Link({ href = '', children, onClick, ...rest }: ComponentProps<'a'>) {
  const navigateTo = useNavigateTo();
  const resolved = resolveHref(href, { withBase, normalize: normalizeHrefInRuntime });
  if (resolved.kind === 'hash' || resolved.kind === 'file') {
    return (
      <a {...rest} href={resolved.href} onClick={onClick}>
        {children}
      </a>
    );
  }
  if (resolved.kind === 'external') {
    return (
      <a target="_blank" rel="noopener noreferrer" {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const { to, routePath } = resolved;
  const onArrive = () => prefetchSoon(routePath);
  return (
    <a
      {...rest}
      href={resolved.href}
      onMouseEnter={onArrive}
      onMouseLeave={cancelPrefetch}
      onFocus={onArrive}
      onBlur={cancelPrefetch}
      onTouchStart={() => prefetch(routePath)}
      onClick={(event) => {
        onClick?.(event);
        if (isLeftToBrowser(event)) return;
        event.preventDefault();
        void navigateTo(to, routePath);
      }}
    >
      {children}
    </a>
  );
}
