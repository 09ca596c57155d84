/**
 * The circle in which the new theme appears: from the button until it covers the window.
 *
 * @param center - middle of the button, in pixels from the window's top left corner
 * @returns the two ends of the animation, as values of `clip-path`
 */
export function revealCircle(
  center: { x: number; y: number },
  window: { width: number; height: number },
): [string, string] {
  const radius = Math.hypot(
    Math.max(center.x, window.width - center.x),
    Math.max(center.y, window.height - center.y),
  );
  const at = `at ${center.x}px ${center.y}px`;
  return [`circle(0px ${at})`, `circle(${Math.ceil(radius)}px ${at})`];
}
