import { h } from './h';

document.body.append(
  <nav>
    <a href="/tides">Tides</a>
  </nav>,
);
