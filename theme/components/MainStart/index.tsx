import { mainStartId } from '../../../src/firstPaint.ts';

/** The element that the first paint waits for; not visible. */
export function MainStart() {
  return <template id={mainStartId} />;
}
