/**
 * Circle that reveals the new theme: it grows from the button until it covers the viewport.
 *
 * @param center - of the button, in pixels from the top left corner of the viewport
 * @returns start and end of the animation, as values of `clip-path`
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
