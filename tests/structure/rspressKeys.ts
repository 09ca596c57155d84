/** A key of i18n.json that a component of Rspress asks for. */
export interface RspressKey {
  key: string;
  /** File below `theme/components` of @rspress/core that asks for it. */
  component: string;
  /** Where readers meet that component, as ours replace most. */
  reason: string;
}

export const rspressKeys: readonly RspressKey[] = [
  {
    key: 'sourceCodeText',
    component: 'SourceCode/index.js',
    reason: 'the link to the source that a page can show with <SourceCode>',
  },
];
