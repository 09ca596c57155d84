/** Variables of the templates. */
export interface PageFacts {
  kind: 'option' | 'guide' | 'plugin' | 'api' | 'faq' | 'release';
  title: string;
  /** Package of a plugin or framework page; otherwise empty. */
  plugin: string;
}

/** `filename-hash` → `filenameHash`. */
function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `quick-start` → `Quick start`. */
function sentence(name: string): string {
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Title of a sidebar group: the name of an option, otherwise words. */
export function groupTitle(section: string, name: string): string {
  return section === 'config' ? camelCase(name) : sentence(name);
}

/**
 * Determines the template for a page and its variables.
 *
 * @param page Path of the page: `config/output/minify`.
 */
export function pageFacts(page: string): PageFacts {
  const [section = '', group = '', name = ''] = page.split('/');
  const last = page.split('/').at(-1) ?? '';
  const facts = (kind: PageFacts['kind'], title: string, rest: Partial<PageFacts> = {}) => ({
    kind,
    title,
    plugin: '',
    ...rest,
  });
  if (last === 'index') return facts('guide', sentence(page.split('/').at(-2) ?? 'home'));
  if (section === 'config') {
    return facts('option', name ? `${camelCase(group)}.${camelCase(name)}` : group);
  }
  if (section === 'plugins' && group === 'list') {
    const title = `${sentence(name.replace(/^plugin-/, ''))} plugin`;
    return facts('plugin', title, { plugin: `@rsbuild/${name}` });
  }
  if (section === 'guide' && group === 'framework') {
    return facts('plugin', sentence(name), { plugin: `@rsbuild/plugin-${name}` });
  }
  if (section === 'guide' && group === 'faq') return facts('faq', `${sentence(name)} FAQ`);
  if (section === 'api' || section === 'plugins') return facts('api', sentence(last));
  if (section === 'community' && group === 'releases') {
    return facts('release', `Rsbuild ${name.replace(/^v/, '').replace('-', '.')}`);
  }
  return facts('guide', sentence(last));
}
