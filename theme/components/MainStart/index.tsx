import { mainStartId } from '../../../src/firstPaint.ts';

/** The mark that the first paint waits for; it is not shown. */
export function MainStart() {
  return <template id={mainStartId} />;
}
