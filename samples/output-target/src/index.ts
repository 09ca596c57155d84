import './index.css';
import stamp from './stamp.svg';

export async function label(cents: number): Promise<string> {
  const { euros } = await import('./price');
  return `${stamp} ${euros(cents)}`;
}

label(450).then(console.log);
