/** Sections of the landing page: key of the heading, and of the text below it. */
export const sectionTexts = {
  rspackBased: 'rspackBasedDesc',
  batteriesIncluded: 'batteriesIncludedDesc',
  frameworkAgnostic: 'frameworkAgnosticDesc',
  deepOptimization: 'deepOptimizationDesc',
  highlyPluggable: 'highlyPluggableDesc',
  easyToConfigure: 'easyToConfigureDesc',
  toolStackTitle: 'toolStackDesc',
  benchmarkTitle: 'benchmarkDesc',
} as const;
