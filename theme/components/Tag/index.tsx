import { type ComponentProps, lazy, Suspense } from 'react';

const OriginalTag = lazy(async () => ({
  default: (await import('./OriginalTag.tsx')).OriginalTag,
}));

/**
 * A tag next to a navigation item. Its code, which contains the icons of known tags, is only loaded
 * on pages that show one.
 */
export function Tag({ tag }: ComponentProps<typeof OriginalTag>) {
  return (
    tag && (
      <Suspense>
        <OriginalTag tag={tag} />
      </Suspense>
    )
  );
}
