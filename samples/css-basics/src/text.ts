import css from './bread.css?inline';

class BreadShelf extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style, document.createElement('slot'));
  }
}

customElements.define('bread-shelf', BreadShelf);
