/**
 * Runs a callback once the browser has painted what is rendered by now.
 *
 * @returns function that cancels it
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
