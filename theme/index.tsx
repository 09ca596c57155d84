import './styles/print.css';
import { enterSite } from './navigation/enterSite.ts';

if (typeof window !== 'undefined') enterSite();

export * from '@rspress/core/theme-original';
export { Callout } from './components/Callout/index.tsx';
export { DocContent } from './components/DocContent/index.tsx';
export { DocFooter } from './components/DocFooter/index.tsx';
export { DocLayout } from './components/DocLayout/index.tsx';
export { HomeLayout } from './components/HomeLayout/index.tsx';
export { Layout } from './components/Layout/index.tsx';
export { Link } from './components/Link/index.tsx';
export { Nav } from './components/Nav/index.tsx';
export { NotFoundLayout } from './components/NotFoundLayout/index.tsx';
export { Overview } from './components/Overview/index.tsx';
export { Root } from './components/Root/index.tsx';
export { Search } from './components/Search/index.tsx';
export { SearchButton } from './components/Search/SearchButton.tsx';
export { SearchPanel } from './components/Search/SearchPanel.tsx';
export { Sidebar } from './components/Sidebar/index.tsx';
export { SocialLinks } from './components/SocialLinks/index.tsx';
export { Tag } from './components/Tag/index.tsx';
export { ThemeSwitch as SwitchAppearance } from './components/ThemeSwitch/index.tsx';
export { useScrollReset } from './hooks/useScrollReset.ts';
export { useSetup } from './hooks/useSetup.ts';
export { useThemeState } from './hooks/useThemeState.ts';
