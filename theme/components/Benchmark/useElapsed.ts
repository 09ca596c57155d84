import { useInView, useReducedMotion } from 'framer-motion';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Milliseconds since an element came into view, frame by frame: for an animation that runs once.
 *
 * @param element - what has to be seen
 * @param endMs - after this nothing changes any more
 * @returns null on the server and before scripts run; `endMs` at once where motion is not wanted
 */
export function useElapsed(element: RefObject<Element | null>, endMs: number): number | null {
  const isInView = useInView(element, { once: true, amount: 0.3 });
  const still = useReducedMotion();
  const [elapsed, setElapsed] = useState<number | null>(null);

  useEffect(() => {
    if (still) {
      setElapsed(endMs);
      return;
    }
    if (!isInView) {
      setElapsed(0);
      return;
    }
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const passed = Math.min(now - start, endMs);
      setElapsed(passed);
      if (passed < endMs) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isInView, still, endMs]);

  return elapsed;
}
