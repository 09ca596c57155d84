import { load } from 'storage';
import stamp from './stamp.png?url';

export function grid(): string {
  console.log('grid');
  const letters = load();
  return `<table>${letters
    .map((row) => `<tr>${[...row].map((letter) => `<td>${letter}</td>`).join('')}</tr>`)
    .join('')}</table><img src="${stamp}" alt="">`;
}
