import { normalizeImagePath } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';

/** An image in a page: lazy-loaded, with the base added to its path. */
export function Image({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...rest} src={normalizeImagePath(src)} alt={alt} />;
}
