import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Number of components with the same folder and parent. */
export const sectionSize = 25;

/**
 * Writes a React application: sections of components, each with state and children, some with a
 * style sheet.
 *
 * @param {string} folder - is emptied first
 * @param {number} components - number of components without the application itself
 * @returns {{ edited: string, label: string }} absolute path of the component that the hot update
 *   edits, and the label of its button
 */
export function writeApplication(folder, components) {
  rmSync(path.join(folder, 'src'), { recursive: true, force: true });
  /** @param {string} file @param {string} content */
  const write = (file, content) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const sections = Math.ceil(components / sectionSize);
  for (let section = 0; section < sections; section++) {
    const size = Math.min(sectionSize, components - section * sectionSize);
    for (let index = 0; index < size; index++) {
      write(`src/section${section}/Part${index}.tsx`, component(section, index));
      if (index % 5 === 0) write(`src/section${section}/Part${index}.css`, styles(section, index));
    }
    write(`src/section${section}/index.tsx`, parent(section, size));
  }
  write('src/App.tsx', application(sections));
  write('src/index.tsx', entry);
  write('tsconfig.json', JSON.stringify({ compilerOptions: { jsx: 'react-jsx', strict: true } }));
  write('index.html', page('/src/index.tsx'));
  write('template.html', page(null));
  return {
    edited: path.join(folder, 'src/section0/Part0.tsx'),
    label: 'Part 0 of section 0',
  };
}

/** @param {number} section @param {number} index */
const component = (section, index) => `import { useState } from 'react';
${index % 5 === 0 ? `import './Part${index}.css';\n` : ''}
interface Props {
  label?: string;
  items?: readonly number[];
}

export function Part${index}({ label = 'Part ${index} of section ${section}', items = [${index}, ${section}] }: Props) {
  const [count, setCount] = useState(${index});
  const total = items.reduce((sum, item) => sum + item * ${section + 1}, count);
  return (
    <li className="part part-${section}-${index}" data-part="${section}-${index}">
      <button type="button" onClick={() => setCount((value) => value + 1)}>{label}</button>
      {items.map((item) => <span key={item}>{item}</span>)}
      <output>{total > ${section * 10} ? \`\${total} points\` : 'few'}</output>
    </li>
  );
}
`;

/** @param {number} section @param {number} index */
const styles = (section, index) => `.part-${section}-${index} {
  display: flex;
  gap: ${index + 1}px;
  color: hsl(${(section * 9) % 360} 60% 30%);
}
`;

/** @param {number} section @param {number} size */
const parent = (section, size) => {
  const parts = Array.from({ length: size }, (_, index) => index);
  return `${parts.map((index) => `import { Part${index} } from './Part${index}';`).join('\n')}

export function Section${section}() {
  return (
    <ul>
${parts.map((index) => `      <Part${index} />`).join('\n')}
    </ul>
  );
}
`;
};

/** @param {number} sections */
const application = (sections) => {
  const all = Array.from({ length: sections }, (_, index) => index);
  return `import { useEffect } from 'react';
${all.map((index) => `import { Section${index} } from './section${index}';`).join('\n')}

export function App() {
  useEffect(() => {
    document.body.dataset.ready = 'yes';
  }, []);
  return (
    <main>
${all.map((index) => `      <Section${index} />`).join('\n')}
    </main>
  );
}
`;
};

const entry = `import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')!).render(<App />);
`;

/** @param {string | null} script - module to load; null if the tool adds its own */
const page = (script) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Benchmark</title></head>
  <body>
    <div id="root"></div>${script ? `\n    <script type="module" src="${script}"></script>` : ''}
  </body>
</html>
`;
