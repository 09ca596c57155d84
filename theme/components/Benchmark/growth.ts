import { timeAt, timeLabel } from '../../../src/benchmark.ts';

/**
 * Lets the bars of a chart grow from nothing, each for as long as its own time and evenly, while the
 * label beside it counts up. The document keeps the final values all the while: what the
 * style sheet makes of a property and an attribute lies over them, on screens alone.
 *
 * @param chart - holds rows with a bar that has its seconds in `data-seconds`, and a label in the
 *   last cell
 * @returns ends the growth at once and shows the final values
 */
export function grow(chart: Element): () => void {
  const bars = [...chart.querySelectorAll<SVGElement>('[data-seconds]')].map((bar) => ({
    bar,
    label: bar.closest('tr')?.lastElementChild as HTMLElement | null | undefined,
    seconds: Number(bar.dataset.seconds),
  }));
  const longestMs = 1000 * Math.max(...bars.map(({ seconds }) => seconds));
  const start = performance.now();
  let frame = 0;
  const show = (elapsedMs: number) => {
    for (const { bar, label, seconds } of bars) {
      const shown = timeAt(elapsedMs, seconds);
      if (shown < seconds) bar.style.setProperty('--grown', `${shown / seconds}`);
      else bar.style.removeProperty('--grown');
      if (shown < seconds) label?.setAttribute('data-now', timeLabel(shown));
      else label?.removeAttribute('data-now');
    }
  };
  const step = (now: number) => {
    // The time of a frame is that of its begin, which may be before the start.
    const elapsedMs = Math.max(0, now - start);
    show(elapsedMs);
    if (elapsedMs < longestMs) frame = requestAnimationFrame(step);
  };
  show(0);
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    show(longestMs);
  };
}

/**
 * Lets a chart grow once; a click on it or any key ends that.
 *
 * @returns stops all of it
 */
export function growUntilEnded(chart: Element): () => void {
  const end = grow(chart);
  const controller = new AbortController();
  const options = { once: true, signal: controller.signal };
  chart.addEventListener('click', end, options);
  document.addEventListener('keydown', end, options);
  return () => {
    controller.abort();
    end();
  };
}
