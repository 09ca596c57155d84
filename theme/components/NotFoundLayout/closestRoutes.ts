import leven from 'leven';

/** Maximum number of pages proposed on the 404 page. */
const maxProposals = 5;

/**
 * Pages with a path similar to the requested one, best first. Compares whole paths and last
 * segments, so that a page that moved to another folder is found by its name.
 *
 * @param asked - path without a page, without base, decoded
 * @param routes - paths of the existing pages in one language
 * @param prefix - common to all paths of the language, such as `/zh`; not compared
 * @returns at most five paths; none if nothing is similar
 */
export function closestRoutes(asked: string, routes: readonly string[], prefix = ''): string[] {
  const own = (path: string) =>
    clean(path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path);
  const wanted = own(asked);
  if (wanted === '') return [];
  return routes
    .map((route) => ({ route, distance: distanceBetween(wanted, own(route)) }))
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance || a.route.localeCompare(b.route, 'en'))
    .slice(0, maxProposals)
    .map(({ route }) => route);
}

/** @returns share of different letters, 0 for equal paths */
function distanceBetween(asked: string, route: string): number {
  const whole = relativeDistance(asked, route);
  // The same page name in another folder is a worse match than a typing error in the path.
  const lastSegment = 0.15 + relativeDistance(lastOf(asked), lastOf(route));
  return Math.min(whole, lastSegment);
}

const clean = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/(index)?$/, '')
    .replace(/^\//, '');

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function relativeDistance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  // Two swapped letters count as one error.
  const isSwapped = a !== b && lettersOf(a) === lettersOf(b);
  return (leven(a, b) - (isSwapped ? 1 : 0)) / longest;
}

const lettersOf = (text: string) => [...text].sort().join('');
