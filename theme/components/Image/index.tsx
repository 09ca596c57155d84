import { normalizeImagePath } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';

/** An image of a page: loaded when it comes near, its path below the site's base. */
export function Image({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...rest} src={normalizeImagePath(src)} alt={alt} />;
}
