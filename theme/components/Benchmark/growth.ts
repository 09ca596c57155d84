import { timeAt, timeLabel } from '../../../src/benchmark.ts';

/**
 * Animates the bars of a chart: each grows linearly for as long as the time it represents, while
 * the label next to it counts up. The document keeps the final values throughout: the style sheet
 * draws the intermediate ones over them, on screens only.
 *
 * @param chart - contains rows with a bar that has its seconds in `data-seconds`, and a label in
 *   the last cell
 * @returns ends the animation and shows the final values
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
    // The timestamp of a frame is that of its beginning, which may precede the start.
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
 * Animates a chart once; a click on it or any key ends the animation.
 *
 * @returns removes all listeners and ends the animation
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
