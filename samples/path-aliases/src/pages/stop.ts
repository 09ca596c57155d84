import { fare } from '@/lib/fare';
import '@/pages/stop.css';
import { save } from '#storage';

export function showStop(name: string): string {
  save(name);
  return `${name}, ${fare(3)} €`;
}
