import { VersionLabel } from '../VersionLabel/index.tsx';

/**
 * Marks the table row or list item around it as one for some versions only.
 *
 * @param minors - the minor versions, separated by spaces; the build fills it in
 */
export function ForRow({ minors }: { minors: string }) {
  return <VersionLabel minors={minors} row />;
}
