import { afterEach, expect, test, vi } from 'vitest';
import { changeContent, contentReloadEvent } from './viewTransition.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Changes the content in a browser.
 *
 * @param transition - what the browser makes of a transition, if it has them
 * @returns what happened so far, in its order, and the transition that the caller may animate
 */
function change(transition?: object, reducesMotion = false) {
  const happened: string[] = [];
  vi.stubGlobal('window', {
    dispatchEvent: ({ type }: Event) => happened.push(type),
    matchMedia: () => ({ matches: reducesMotion }),
  });
  const startViewTransition = (apply: () => void) => {
    happened.push('transition');
    apply();
    return transition;
  };
  vi.stubGlobal('document', transition ? { startViewTransition } : {});
  return { happened, animated: changeContent(() => happened.push('applied')) };
}

const shown = () => ({ ready: Promise.resolve(), finished: Promise.resolve() });

test.each([
  ['in a browser without transitions', undefined, false],
  ['when the reader prefers reduced motion', shown(), true],
])('%s a change is applied, then announced', (_, transition, reducesMotion) => {
  const { happened, animated } = change(transition, reducesMotion);
  expect(happened).toEqual(['applied', contentReloadEvent]);
  expect(animated).toBeUndefined();
});

test('a transition is announced once it has been shown', async () => {
  const transition = shown();
  const { happened, animated } = change(transition);
  expect(animated).toBe(transition);
  expect(happened).toEqual(['transition', 'applied']);
  await transition.finished;
  expect(happened).toEqual(['transition', 'applied', contentReloadEvent]);
});

test('one that another one takes the place of is announced, too, and is no error', async () => {
  const uncaught = vi.fn();
  process.once('unhandledRejection', uncaught);
  const { happened } = change({
    ready: Promise.reject(new Error('skipped')),
    finished: Promise.resolve(),
  });
  // Node looks for rejections that nobody has taken when all that waits has run.
  await new Promise(setImmediate);
  process.off('unhandledRejection', uncaught);
  expect(happened).toEqual(['transition', 'applied', contentReloadEvent]);
  expect(uncaught).not.toHaveBeenCalled();
});
