import { VersionLabel } from '../VersionLabel/index.tsx';

/**
 * Limits the table row or list item that contains it to some versions.
 *
 * @param minors - minor versions, separated by spaces; set by the build
 */
export function ForRow({ minors }: { minors: string }) {
  return <VersionLabel minors={minors} row />;
}
