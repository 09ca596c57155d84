import '../../../i18n.json?strings=check';
import { useI18n, withBase } from '@rspress/core/runtime';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type ExampleName, examples } from '../../../src/check/examples.ts';
import type { CheckRequest } from '../../../src/check/index.ts';
import { type Tool, tools } from '../../../src/check/types.ts';
import { minors } from '../../../src/versions.ts';
import { announce } from '../../dom/announce.ts';
import { CopyAction } from './CopyAction.tsx';
import { exampleFiles } from './client.ts';
import { Editor, type EditorHandle } from './Editor.tsx';
import styles from './index.module.css';
import { Results } from './Results.tsx';
import { ShareAction } from './ShareAction.tsx';
import { filesIn, isShared } from './share.ts';
import { reportMarkdown, summaryOf, toolName } from './texts.ts';
import { readFiles, useFiles } from './useFiles.ts';
import { useReaderMinor } from './useReaderMinor.ts';
import { useDataUrl, useReport } from './useReport.ts';

/** A field to paste a configuration into, and below it what there is to say about it. */
export function ConfigCheck() {
  const t = useI18n();
  const summaryId = useId();
  const { files, current, show, add, remove, write } = useFiles();
  const [chosenTool, chooseTool] = useState<Tool>();
  const [minor, chooseMinor] = useReaderMinor();
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState('');
  const [isOver, setOver] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const results = useRef<HTMLDivElement>(null);
  const urlOf = useDataUrl();

  const isEmpty = files.every(({ text }) => text === '');
  const request = useMemo<CheckRequest | undefined>(
    () => (isEmpty ? undefined : { files, minor, ...(chosenTool && { tool: chosenTool }) }),
    [files, minor, chosenTool, isEmpty],
  );
  const state = useReport(request, attempt);
  const { report } = state;
  const summary = report ? summaryOf(report, t) : '';
  useEffect(() => {
    if (state.kind === 'ready') announce(summary);
  }, [state.kind, summary]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    if (!isShared(location.hash)) return;
    filesIn(location.hash).then(add, () => setMessage(t('check.shared.broken')));
  }, []);

  const take = (list: Iterable<File>) => readFiles(list).then(add);
  const tryExample = async (name: ExampleName) => {
    try {
      const found = await exampleFiles(urlOf());
      const example = examples[name];
      add([{ name: example.name, text: found[name] ?? '' }]);
      if ('minor' in example) chooseMinor(example.minor);
    } catch {
      setMessage(t('check.failed'));
    }
  };
  const select: EditorHandle['select'] = (start, end, line) => {
    const config = files.find(({ name }) => name !== 'package.json');
    if (config) show(config.name);
    const at = report?.problem ? offsetOf(config?.text ?? '', line) : start;
    editor.current?.select(at, report?.problem ? at : end, line);
  };
  const showLine = (line: number) => {
    results.current?.querySelector<HTMLElement>(`[data-line="${line}"] button`)?.focus();
  };
  const isConfig = current?.name !== 'package.json';
  const findings =
    report && isConfig ? [...report.findings, ...(report.upgrade?.findings ?? [])] : [];

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
        void take(event.dataTransfer.files);
      }}
    >
      <div className={styles.bar}>
        <label className={styles.field}>
          <span>{t('check.version')}</span>
          <select
            value={report?.minor ?? minor}
            onChange={(event) => chooseMinor(event.target.value)}
          >
            {minors.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{t('check.tool')}</span>
          <select
            value={chosenTool ?? ''}
            onChange={(event) => chooseTool((event.target.value || undefined) as Tool | undefined)}
          >
            <option value="">{t('check.tool.auto')}</option>
            {tools.map((tool) => (
              <option key={tool} value={tool}>
                {toolName(tool, t)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{t('check.example')}</span>
          <select
            value=""
            onChange={(event) => {
              chooseTool(undefined);
              void tryExample(event.target.value as ExampleName);
            }}
          >
            <option value="">{t('check.example.choose')}</option>
            {(Object.keys(examples) as ExampleName[]).map((name) => (
              <option key={name} value={name}>
                {name === 'old' ? t('check.example.old') : toolName(name, t)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.button}>
          <input
            type="file"
            multiple
            accept=".ts,.mts,.cts,.js,.mjs,.cjs,.json,.json5"
            className="visually-hidden"
            onChange={({ target }) => {
              void take(target.files ?? []);
              target.value = '';
            }}
          />
          {t('check.open')}
        </label>
      </div>
      {files.length > 0 && files.some(({ name }) => name) && (
        <ul className={styles.files}>
          {files.map(({ name }) => (
            <li key={name} data-current={name === current?.name}>
              <button
                type="button"
                aria-pressed={name === current?.name}
                onClick={() => show(name)}
              >
                {name}
              </button>
              <button
                type="button"
                aria-label={t('check.remove', { name })}
                onClick={() => remove(name)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Editor
        ref={editor}
        value={current?.text ?? ''}
        onChange={write}
        findings={findings}
        onMark={showLine}
        describedBy={summaryId}
      />
      <div className={styles.summary}>
        <p id={summaryId} data-state={state.kind}>
          {state.kind === 'failed' ? t('check.failed') : summary || message || t('check.private')}
          {report && report.minor !== minor && (
            <> · {t('check.minorFromManifest', { minor: report.minor })}</>
          )}
        </p>
        {state.kind === 'failed' && (
          <button type="button" className={styles.button} onClick={() => setAttempt(attempt + 1)}>
            {t('check.retry')}
          </button>
        )}
        {report && !isEmpty && (
          <div className={styles.actions}>
            {report.rewritten && (
              <CopyAction
                label={t('check.copyFile')}
                primary
                getText={() => report.rewritten?.text ?? ''}
              />
            )}
            <CopyAction
              label={t('check.copyReport')}
              getText={() =>
                reportMarkdown(report, t, (path) => new URL(withBase(path), location.href).href)
              }
            />
            <ShareAction files={files} />
          </div>
        )}
      </div>
      {report && !isEmpty && (
        <div ref={results} className={styles.results} aria-busy={state.kind === 'loading'}>
          <Results report={report} onSelect={select} />
        </div>
      )}
      <p className={styles.unscripted}>{t('check.unscripted')}</p>
    </div>
  );
}

/** Offset of the start of a line. */
function offsetOf(text: string, line: number): number {
  return text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
}
