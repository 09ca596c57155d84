import '../../../i18n.json?strings=check';
import { useI18n } from '@rspress/core/runtime';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isManifest } from '../../../src/check/files.ts';
import { Editor, type EditorHandle } from './Editor.tsx';
import { FileTabs } from './FileTabs.tsx';
import styles from './index.module.css';
import { Results } from './Results.tsx';
import { Summary } from './Summary.tsx';
import { startOfLine } from './startOfLine.ts';
import { Toolbar } from './Toolbar.tsx';
import { useCheck } from './useCheck.ts';

/** Editor to paste a configuration into, with the results of the check below. */
export function ConfigCheck() {
  const t = useI18n();
  const summaryId = useId();
  const check = useCheck();
  const { files, current, state } = check;
  const { report } = state;
  const [isOver, setOver] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const results = useRef<HTMLDivElement>(null);

  const isShown = current !== undefined && !isManifest(current);
  const findings = isShown
    ? [...(report?.findings ?? []), ...(report?.upgrade?.findings ?? [])]
    : [];
  const select: EditorHandle['select'] = (start, end, line) => {
    const config = files.find((file) => !isManifest(file));
    // Synchronously, as the selection would be lost when the text is replaced.
    if (config) flushSync(() => check.show(config.name));
    const at = report?.problem ? startOfLine(config?.text ?? '', line) : start;
    editor.current?.select(at, Math.max(at, end), line);
  };
  const showLine = (line: number) => {
    results.current?.querySelector<HTMLElement>(`[data-line="${line}"] button`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of several ways; the button opens files, too
    <div
      className={styles.check}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        check.take(event.dataTransfer.files);
      }}
    >
      <Toolbar
        minor={check.minor}
        onMinor={check.chooseMinor}
        tool={check.tool}
        onTool={check.chooseTool}
        onExample={check.tryExample}
        onFiles={check.take}
      />
      <FileTabs files={files} current={current} onShow={check.show} onRemove={check.remove} />
      <Editor
        ref={editor}
        value={current?.text ?? ''}
        onChange={check.write}
        findings={findings}
        onMark={showLine}
        describedBy={summaryId}
      />
      <Summary id={summaryId} state={state} text={check.text} files={files} onRetry={check.retry} />
      {report && (
        <div ref={results} className={styles.results} aria-busy={state.kind === 'loading'}>
          <Results report={report} onSelect={select} />
        </div>
      )}
      <p className={styles.unscripted}>{t('check.unscripted')}</p>
    </div>
  );
}
