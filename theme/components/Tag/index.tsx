import { type ComponentProps, lazy, Suspense } from 'react';

const OriginalTag = lazy(async () => ({
  default: (await import('./OriginalTag.tsx')).OriginalTag,
}));

/**
 * A tag beside an entry of the navigation. Its code, with the drawings of the known tags, comes only
 * to pages that show one.
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
