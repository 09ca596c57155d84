import { useEffect, useRef } from 'react';
import styles from './index.module.css';
import { starOffset, starPositions, starSize } from './stars.ts';

/**
 * Stars that drift towards the mouse. Decorative: hidden from assistive technology, static with
 * reduced motion, and without any work while the mouse is outside the hero.
 */
export function Stars() {
  const sky = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const hero = sky.current?.parentElement;
    if (!hero || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const move = (mouse: { x: number; y: number } | null) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { width = 0, height = 0 } = sky.current?.getBoundingClientRect() ?? {};
        starPositions.forEach(({ x, y }, index) => {
          const star = sky.current?.children[index];
          if (!(star instanceof SVGElement)) return;
          const offset = starOffset(mouse, { x: (x / 100) * width, y: (y / 100) * height });
          star.style.translate = `${offset.x}px ${offset.y}px`;
        });
      });
    };
    const onMove = (event: PointerEvent) => {
      // The element is wider than the hero.
      const { left = 0, top = 0 } = sky.current?.getBoundingClientRect() ?? {};
      move({ x: event.clientX - left, y: event.clientY - top });
    };
    const onLeave = () => move(null);
    hero.addEventListener('pointermove', onMove);
    hero.addEventListener('pointerleave', onLeave);
    return () => {
      cancelAnimationFrame(frame);
      hero.removeEventListener('pointermove', onMove);
      hero.removeEventListener('pointerleave', onLeave);
    };
  }, []);

  // SVG attributes, as the content security policy forbids inline styles.
  return (
    <svg ref={sky} className={styles.stars} aria-hidden="true">
      {starPositions.map(({ x, y }, index) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={starSize(index) / 2} />
      ))}
    </svg>
  );
}
