import { useI18n } from '@rspress/core/runtime';
import {
  type CSSProperties,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Finding } from '../../../src/check/types.ts';
import styles from './Editor.module.css';

/** Methods of the editor for other components. */
export interface EditorHandle {
  /** Scrolls to a range, selects and focuses it. */
  select: (start: number, end: number, line: number) => void;
}

export interface EditorProps {
  ref: Ref<EditorHandle>;
  value: string;
  onChange: (text: string) => void;
  /** Findings to mark next to their lines. */
  findings: readonly Finding[];
  /** Called with the line whose mark was clicked. */
  onMark: (line: number) => void;
  describedBy: string;
}

/** Maximum and minimum number of visible lines. */
const [most, least] = [26, 12];

/** Line numbers are rendered in blocks of this many lines, several times the visible number. */
const step = 100;

const atLine = (line: number) => ({ '--line': line }) as CSSProperties;

/** Text area with line numbers, and a mark next to each line with findings. */
export function Editor({ ref, value, onChange, findings, onMark, describedBy }: EditorProps) {
  const t = useI18n();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const lines = useMemo(() => value.split('\n').length, [value]);
  const [from, setFrom] = useState(0);
  // For long files, only numbers and marks near the visible part are rendered.
  const to = Math.min(lines, from + 3 * step);
  const numbers = Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index + 1);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const near = marks.filter(({ line }) => line > from && line <= to);

  useImperativeHandle(ref, () => ({
    select(start, end, line) {
      const element = area.current;
      if (!element) return;
      element.focus({ preventScroll: true });
      element.setSelectionRange(start, end);
      const row = element.scrollHeight / Math.max(lines, 1);
      element.scrollTop = Math.max(0, (line - 4) * row);
      element.scrollIntoView({ block: 'nearest' });
    },
  }));

  return (
    <div className={styles.editor} data-focused={isFocused}>
      <div className={styles.clip}>
        <div ref={gutter} className={styles.gutter}>
          <pre aria-hidden="true" style={from > 0 ? atLine(from) : undefined}>
            {numbers.join('\n')}
          </pre>
          {near.map(({ line, level, count }) => (
            <button
              key={line}
              type="button"
              // Keyboard users reach the same lines from the list of findings.
              tabIndex={-1}
              className={styles.mark}
              data-level={level}
              style={atLine(line - 1)}
              aria-label={t('check.marked', { line: String(line), count: String(count) })}
              onClick={() => onMark(line)}
            />
          ))}
        </div>
      </div>
      <textarea
        ref={area}
        className={styles.text}
        aria-label={t('check.editor')}
        aria-describedby={describedBy}
        placeholder={t('check.placeholder')}
        rows={Math.min(most, Math.max(least, lines + 1))}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onScroll={({ currentTarget: { scrollTop, scrollHeight } }) => {
          if (gutter.current) gutter.current.style.transform = `translateY(${-scrollTop}px)`;
          setFrom(firstNumber((scrollTop / scrollHeight) * lines));
        }}
      />
    </div>
  );
}

/**
 * Number of lines before the first rendered line number, which is one block above the visible part.
 *
 * @param line - at the top of the field, from 0
 */
export function firstNumber(line: number): number {
  return Math.max(0, (Math.floor(line / step) - 1) * step);
}

interface Mark {
  line: number;
  level: Finding['level'];
  count: number;
}

/** One mark per line, with the most severe level of its findings. */
function marksOf(findings: readonly Finding[]): Mark[] {
  const rank = ['info', 'warning', 'error'];
  const marks = new Map<number, Mark>();
  for (const { line, level } of findings) {
    if (line === undefined) continue;
    const mark = marks.get(line);
    const worst = mark && rank.indexOf(mark.level) > rank.indexOf(level) ? mark.level : level;
    marks.set(line, { line, level: worst, count: (mark?.count ?? 0) + 1 });
  }
  return [...marks.values()];
}
