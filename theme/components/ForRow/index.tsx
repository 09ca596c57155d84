import { VersionLabel } from '../VersionLabel/index.tsx';

/**
 * Marks the table row or list item that it stands in as one of some versions alone.
 *
 * @param minors - the minor versions, separated by spaces; the build fills it in
 */
export function ForRow({ minors }: { minors: string }) {
  return <VersionLabel minors={minors} row />;
}
