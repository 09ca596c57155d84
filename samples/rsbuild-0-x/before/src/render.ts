import { grid } from './grid';

export function render(): string {
  return grid();
}
