import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/preact';
import { App } from '../src/App';

test('splits among one more', async () => {
  render(<App />);
  fireEvent.click(screen.getByText('+'));
  expect(await screen.findByText('21.00 € each')).toBeTruthy();
});
