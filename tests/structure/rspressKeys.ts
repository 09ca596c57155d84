/** A key of i18n.json that a component of Rspress uses. */
export interface RspressKey {
  key: string;
  /** The component's file, relative to `theme/components` of @rspress/core. */
  component: string;
  /** Where readers see that component, as the theme replaces most others. */
  reason: string;
}

export const rspressKeys: readonly RspressKey[] = [
  {
    key: 'sourceCodeText',
    component: 'SourceCode/index.js',
    reason: 'the link to the source that a page can show with <SourceCode>',
  },
];
