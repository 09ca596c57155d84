import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@solidjs/testing-library';
import { App } from '../src/App';

test('adds up the seats', () => {
  render(() => <App />);
  fireEvent.click(screen.getByText('1A'));
  fireEvent.click(screen.getByText('2C'));
  expect(screen.getByText('Total: 36 €')).toBeTruthy();
});
