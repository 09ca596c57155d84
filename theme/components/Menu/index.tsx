import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { useLocationChange } from '../../hooks/index.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';
import { nextPhase } from './phase.ts';

/** Time for moving the pointer from the button to the panel, in milliseconds. */
const LEAVE_DELAY = 150;

export interface MenuProps {
  /** Content of the button; also its accessible name. */
  label: ReactNode;
  children: ReactNode;
  /** Side of the button to align the panel with. */
  align?: 'start' | 'end';
  /** Whether hovering also opens it. */
  hover?: boolean;
  /** Delay before it opens or closes on hover, in milliseconds. */
  delayMs?: number;
  /** Whether it contains a link to the current page. */
  isCurrent?: boolean;
  /** Classes for its button and panel. */
  buttonClass?: string;
  panelClass?: string;
}

/**
 * A button with a panel of links, optionally below a group of radio buttons. It opens on click,
 * hover and keyboard focus; it closes on Escape, when focus or a click goes elsewhere, when a radio
 * button is clicked, and on navigation. Styles open it until scripts run.
 */
export function Menu({
  label,
  children,
  align = 'end',
  hover = true,
  delayMs,
  isCurrent = false,
  buttonClass = '',
  panelClass = '',
}: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);
  const [phase, send] = useReducer(nextPhase, 'closed');
  const isOpen = phase !== 'closed';

  useLocationChange(() => send('close'));
  useEffect(() => () => clearTimeout(timer.current), []);

  const dismiss = useCallback(() => {
    // A preceding hover must not open it again.
    clearTimeout(timer.current);
    send('close');
    if (
      root.current?.contains(document.activeElement) &&
      document.activeElement !== button.current
    ) {
      isReturning.current = true;
      button.current?.focus();
      isReturning.current = false;
    }
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) send('close');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [isOpen, dismiss]);

  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [
      ...(root.current?.querySelectorAll<HTMLElement>('button, a[href], input:checked') ?? []),
    ];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    // In a group of radio buttons, the browser handles arrow keys.
    if (!step || at === -1 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    send('focus');
    const next = stops[Math.min(Math.max(at + step, 0), stops.length - 1)];
    // The panel must be rendered before an element in it can be focused.
    requestAnimationFrame(() => next?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the control; the box only hears what happens to it and to its panel.
    <div
      ref={root}
      className={styles.menu}
      data-open={isOpen || undefined}
      data-hover={hover || undefined}
      onPointerEnter={(event) => {
        clearTimeout(timer.current);
        if (!hover || event.pointerType !== 'mouse') return;
        if (delayMs === undefined) send('enter');
        else timer.current = setTimeout(() => send('enter'), delayMs);
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (!root.current?.contains(document.activeElement)) send('leave');
        }, delayMs ?? LEAVE_DELAY);
      }}
      onKeyDown={onArrow}
      onBlur={(event) => {
        // Safari does not report the target when a click moves focus; the pointer decides then.
        const next = event.relatedTarget;
        if (next && !root.current?.contains(next)) send('close');
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${buttonClass}`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => {
          clearTimeout(timer.current);
          send('click');
        }}
        onFocus={(event) => {
          const isKeyboard = event.currentTarget.matches(':focus-visible');
          if (hover && isKeyboard && !isReturning.current) send('focus');
        }}
      >
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the controls are inside. */}
      <div
        id={id}
        className={`${styles.panel} ${panelClass}`}
        data-align={align}
        data-scrolls
        onClick={({ target, detail }) => {
          // Arrow keys also fire click events, but the reader may continue with them.
          if (detail > 0 && (target as Element).closest('label')) dismiss();
        }}
      >
        {(hover || isOpen) && children}
      </div>
    </div>
  );
}
