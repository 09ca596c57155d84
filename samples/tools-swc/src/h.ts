export function h(tag: string, attributes: object | null, ...children: (Node | string)[]) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

declare global {
  namespace JSX {
    type Element = HTMLElement;
    type IntrinsicElements = Record<string, object>;
  }
}
