/** Frameworks with a guide, and its page. */
export const frameworks = [
  { name: 'React', page: 'react' },
  { name: 'Vue', page: 'vue' },
  { name: 'Preact', page: 'preact' },
  { name: 'Svelte', page: 'svelte' },
  { name: 'Solid', page: 'solid' },
] as const;
