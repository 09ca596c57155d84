/**
 * Calls back when the browser has drawn what there is to draw by now.
 *
 * @returns function that calls it off
 */
export function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
