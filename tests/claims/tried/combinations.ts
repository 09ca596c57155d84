/** What becomes of each combination of options in src/interactions, seen in a build. */
import type { Outcome } from '../../../src/interactions/index.ts';
import type { Project } from '../project.ts';

type Case = (project: Project) => Promise<Outcome | 'none'>;

const moduleInlineScripts: Case = async (project) => {
  const built = await project.build({
    config: { output: { module: true, inlineScripts: true, filenameHash: false } },
    // Vue is large enough for a chunk of its own.
    files: { 'src/index.js': "import { createApp } from 'vue';\ncreateApp({}).mount('#root');\n" },
  });
  if (built.failed) return 'error';
  const [, imported = ''] = /from\s*["']\.\/([^"']+)/.exec(built.file(/index\.html$/)) ?? [];
  return imported && !Object.keys(built.files).includes(imported) ? 'broken' : 'none';
};

/** By id of the interaction: what the build shows. `none` where nothing of it is seen. */
export const cases: Record<string, Case> = {
  'module-inline-scripts': moduleInlineScripts,
  'module-inline-scripts-1': moduleInlineScripts,
};
