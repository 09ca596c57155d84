import { render, screen } from '@testing-library/react';
import Programme from './Programme';

test('names the cinema', () => {
  global.fetch = () => new Promise(() => {});
  render(<Programme />);
  expect(screen.getByRole('heading').textContent).toBe('Tonight at the Rialto');
});
