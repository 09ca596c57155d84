import { renderToString } from 'react-dom/server';
import { App } from './App';
import { findLight } from './lights';

/** Renders the HTML page of the web environment for one request. */
export async function renderPage(template: string, url: string) {
  const { pathname } = new URL(url, 'http://localhost');
  const light = (await findLight(pathname.slice(1))) ?? null;
  const markup = renderToString(<App light={light} />);
  // `<` in the data must not end the script element.
  const data = JSON.stringify(light).replaceAll('<', '\\u003c');
  return {
    status: light ? 200 : 404,
    html: template
      .replace('<!--app-->', () => markup)
      .replace('<!--data-->', () => `<script>window.__LIGHT__ = ${data}</script>`),
  };
}
