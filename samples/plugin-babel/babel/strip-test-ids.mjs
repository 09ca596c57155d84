/** Removes `data-testid` from JSX. */
export default function stripTestIds() {
  return {
    name: 'strip-test-ids',
    visitor: {
      JSXAttribute(path) {
        if (path.node.name.name === 'data-testid') path.remove();
      },
    },
  };
}
