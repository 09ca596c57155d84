import { expect, test } from 'vitest';
import * as search from '../../src/search/constants.ts';
import * as theme from '../../theme/constants.ts';

/**
 * Values that are product decisions, and the constants in the code: changes must be intentional.
 */
test.each<[item: string, decided: unknown, used: unknown]>([
  ['Image zoom scroll-close threshold', 40, theme.zoomScrollOffset],
  ['Image zoom margin', 0, theme.zoomMargin],
  ['Search presets: Memory', { resolution: 3, minlength: 4 }, search.presets.memory],
  ['Search presets: Performance', { resolution: 3, minlength: 3 }, search.presets.performance],
  ['Search presets: Score', { resolution: 20, minlength: 3 }, search.presets.score],
  ['Default search result limit in the index', 100, search.indexLimit],
  ['Search cache size', 100, search.indexCache],
  ['Search index version key', 'default', search.localIndex],
  ['Search results per query in the panel', 7, search.shownPages],
  ['Content snippet length', 100, search.snippetWidth],
  ['Search input debounce', 150, search.debounceMs],
  [
    'Progress bar',
    { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 },
    theme.progressBar,
  ],
  ['Progress bar starts after', 200, theme.progressDelayMs],
  ['Scroll handler throttle', 200, theme.scrollThrottleMs],
  ['Mobile breakpoint', 1024, theme.sidebarMinWidth],
  ['Hamburger closes', 768, theme.navbarMinWidth],
  ['Copy feedback', 2000, theme.copyFeedbackMs],
  ['Social icons before overflow popup', 5, theme.shownAccounts],
  ['Tool popover delay', 100, theme.toolMenuDelayMs],
])('%s is %j', (_, decided, used) => {
  expect(used).toEqual(decided);
});
