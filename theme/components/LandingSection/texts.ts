/** Keys of the heading and the text of each section of the landing page. */
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
