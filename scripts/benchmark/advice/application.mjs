import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sectionSize, writeApplication } from '../application.mjs';

/** Icons in the package with a barrel file; the application uses two of them. */
const icons = 1500;

/**
 * Writes a smaller version of the benchmark's application, with what {@link adviceFiles} adds.
 *
 * @param {string} folder - its `src` is emptied first
 * @param {number} components
 */
export function writeAdviceApplication(folder, components) {
  writeApplication(folder, components);
  for (const [file, content] of Object.entries(adviceFiles(components))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/**
 * An entry for each comparison: sections behind `import()`, and an icon library behind a barrel
 * file.
 *
 * @param {number} components
 * @returns {Record<string, string>} content by path in the application
 */
export function adviceFiles(components) {
  const config = { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler' };
  /** @type {Record<string, string>} */
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...config, lib: ['dom', 'esnext'], noEmit: true, skipLibCheck: true },
      // Included in most cases: everything but the icon libraries.
      include: ['src/entry-App.tsx', 'src/types.d.ts'],
    }),
    'src/types.d.ts': "declare module '*.css';\n",
    'package.json': JSON.stringify({ name: 'advice', private: true, type: 'module' }),
  };
  for (const [library, marked] of Object.entries({ icons: false, 'marked-icons': true })) {
    const names = Array.from({ length: icons }, (_, index) => `Icon${index}`);
    for (const [index, name] of names.entries()) {
      files[`src/${library}/${name}.tsx`] = icon(name, index);
    }
    files[`src/${library}/index.ts`] = names
      .map((name) => `export { ${name} } from './${name}';\n`)
      .join('');
    files[`src/${library}/package.json`] = JSON.stringify(marked ? { sideEffects: false } : {});
  }
  const pages = {
    App: null,
    WithBarrel: "import { Icon3, Icon700 } from './icons';",
    WithMarkedBarrel: "import { Icon3, Icon700 } from './marked-icons';",
    WithDirectImports:
      "import { Icon3 } from './icons/Icon3';\nimport { Icon700 } from './icons/Icon700';",
  };
  for (const [name, imports] of Object.entries(pages)) {
    if (imports) files[`src/${name}.tsx`] = withIcons(imports);
  }
  files['src/WithRoutes.tsx'] = withRoutes(Math.ceil(components / sectionSize));
  for (const name of [...Object.keys(pages), 'WithRoutes']) {
    files[`src/entry-${name}.tsx`] = entry(name);
  }
  return files;
}

/** @param {string} name @param {number} index */
const icon = (name, index) => `export function ${name}({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M${index % 16} ${(index * 7) % 16}h${(index % 5) + 1}v${(index % 3) + 1}z" />
    </svg>
  );
}
`;

/** @param {string} imports */
const withIcons = (imports) => `import { App as Rest } from './App';
${imports}

export const App = () => (
  <>
    <Icon3 />
    <Icon700 />
    <Rest />
  </>
);
`;

/** @param {number} sections */
const withRoutes = (sections) => {
  const all = Array.from({ length: sections }, (_, index) => index);
  return `import { lazy, Suspense } from 'react';

const pages: Record<string, ReturnType<typeof lazy>> = {
${all.map((index) => `  '#${index}': lazy(() => import('./section${index}').then((m) => ({ default: m.Section${index} }))),`).join('\n')}
};

export function App() {
  const Page = pages[location.hash];
  return <Suspense>{Page && <Page />}</Suspense>;
}
`;
};

/** @param {string} name */
const entry = (name) => `import { createRoot } from 'react-dom/client';
import { App } from './${name === 'App' ? 'App' : name}';

createRoot(document.getElementById('root')!).render(<App />);
`;
