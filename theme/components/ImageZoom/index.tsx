import { useI18n, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { zoomMargin, zoomScrollOffset } from '../../constants.ts';
import 'medium-zoom/dist/style.css';
import './index.css';

/**
 * Opens images of a page in an overlay, by mouse or keyboard. Only loaded on pages with images; if
 * loading fails, they remain plain images.
 */
export function ImageZoom() {
  const { pathname } = useLocation();
  const t = useI18n();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other images
  useEffect(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.rspress-doc img')];
    if (images.length === 0) return;
    let isGone = false;
    let leave = () => {};
    // The variant without styles: the full package injects a style element, which the content
    // security policy blocks.
    void import('medium-zoom/dist/pure')
      .then(({ default: mediumZoom }) => {
        if (isGone) return;
        const zoom = mediumZoom(images, {
          background: 'var(--ground)',
          margin: zoomMargin,
          scrollOffset: zoomScrollOffset,
        });
        const onKey = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          void zoom.toggle({ target: event.currentTarget as HTMLElement });
        };
        for (const image of images) {
          image.tabIndex = 0;
          image.setAttribute('role', 'button');
          image.setAttribute('aria-label', t('zoom.open', { alt: image.alt }));
          image.addEventListener('keydown', onKey);
        }
        leave = () => {
          for (const image of images) image.removeEventListener('keydown', onKey);
          // Detaching closes what is open, but not what is still opening.
          zoom
            .getZoomedImage()
            ?.addEventListener('medium-zoom:opened', () => void zoom.close(), { once: true });
          zoom.detach();
        };
      })
      .catch((error) => console.warn('Images cannot be zoomed:', error));
    return () => {
      isGone = true;
      leave();
    };
  }, [pathname, t]);

  return null;
}
