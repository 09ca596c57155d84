import { useI18n } from '@rspress/core/runtime';
import { useEffect, useMemo, useState } from 'react';
import { type ExampleName, examples } from '../../../src/check/examples.ts';
import type { CheckRequest } from '../../../src/check/index.ts';
import type { Tool } from '../../../src/check/types.ts';
import { announce } from '../../dom/announce.ts';
import { exampleFiles } from './client.ts';
import { filesIn, isShared } from './share.ts';
import { summaryOf } from './texts.ts';
import { readFiles, useFiles } from './useFiles.ts';
import { useReaderMinor } from './useReaderMinor.ts';
import { useDataUrl, useReport } from './useReport.ts';

/** State of the check, and functions that change it. */
export function useCheck() {
  const t = useI18n();
  const files = useFiles();
  const [tool, chooseTool] = useState<Tool>();
  const [minor, chooseMinor] = useReaderMinor();
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState('');
  const urlOf = useDataUrl();

  const { files: all, add } = files;
  const request = useMemo<CheckRequest | undefined>(() => {
    if (all.every(({ text }) => text === '')) return undefined;
    return { files: all, minor, ...(tool && { tool }) };
  }, [all, minor, tool]);
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

  const asked = report && report.minor !== minor;
  const note = asked ? ` ${t('check.minorFromManifest', { minor: report.minor })}` : '';
  const idle = message || t('check.private');
  return {
    ...files,
    state,
    minor: report?.minor ?? minor,
    chooseMinor,
    tool,
    chooseTool,
    /** One-line summary, or the reason why there are no results. */
    text: state.kind === 'failed' ? t('check.failed') : summary ? summary + note : idle,
    retry: () => setAttempt(attempt + 1),
    /** Adds files that were dropped or opened. */
    take: (list: Iterable<File>) => void readFiles(list).then(add),
    async tryExample(key: ExampleName) {
      try {
        const found = await exampleFiles(urlOf());
        const { name, ...more } = examples[key];
        chooseTool(undefined);
        add([{ name, text: found[key] ?? '' }]);
        if ('minor' in more) chooseMinor(more.minor);
      } catch {
        setMessage(t('check.failed'));
      }
    },
  };
}
