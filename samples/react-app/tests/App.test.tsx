import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { App } from '../src/App';

test('opens a trail', async () => {
  render(<App />);
  window.location.hash = 'slate-ridge';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(await screen.findByText('840 m')).toBeTruthy();
});
