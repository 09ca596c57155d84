import { useI18n } from '@rspress/core/runtime';
import { type ReactNode, useId } from 'react';
import { type ExampleName, examples } from '../../../src/check/examples.ts';
import { type Tool, tools } from '../../../src/check/types.ts';
import { minors } from '../../../src/versions.ts';
import styles from './index.module.css';
import { toolName } from './texts.ts';

export interface ToolbarProps {
  minor: string;
  onMinor: (minor: string) => void;
  /** Undefined to detect it from the file. */
  tool: Tool | undefined;
  onTool: (tool: Tool | undefined) => void;
  onExample: (name: ExampleName) => void;
  onFiles: (files: Iterable<File>) => void;
}

/** Settings of the check, and buttons to open a file or an example. */
export function Toolbar({ minor, onMinor, tool, onTool, onExample, onFiles }: ToolbarProps) {
  const t = useI18n();
  return (
    <div className={styles.bar}>
      <Choice label={t('check.version')} value={minor} onChoose={onMinor}>
        {minors.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Choice>
      <Choice
        label={t('check.tool')}
        value={tool ?? ''}
        onChoose={(value) => onTool(tools.find((each) => each === value))}
      >
        <option value="">{t('check.tool.auto')}</option>
        {tools.map((each) => (
          <option key={each} value={each}>
            {toolName(each, t)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('check.example')}
        value=""
        onChoose={(value) => onExample(value as ExampleName)}
      >
        <option value="">{t('check.example.choose')}</option>
        {(Object.keys(examples) as ExampleName[]).map((name) => (
          <option key={name} value={name}>
            {name === 'old' ? t('check.example.old') : toolName(name, t)}
          </option>
        ))}
      </Choice>
      <label className={styles.button}>
        <input
          type="file"
          multiple
          accept=".ts,.mts,.cts,.js,.mjs,.cjs,.json,.json5"
          className="visually-hidden"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Allows opening the same file again.
            target.value = '';
          }}
        />
        {t('check.open')}
      </label>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
