import { useState } from 'react';
import type { Light } from './lights';
import './app.css';
import lamp from './lamp.svg?url';

export function App({ light }: { light: Light | null }) {
  const [lit, setLit] = useState(false);
  if (!light) return <h1>No such lighthouse</h1>;
  return (
    <main className={lit ? 'lit' : 'dark'}>
      <img src={lamp} alt="" />
      <h1>{light.name}</h1>
      <p>
        {light.metres} m high, {light.signal}
      </p>
      <button type="button" onClick={() => setLit(!lit)}>
        {lit ? 'Put out' : 'Light up'}
      </button>
    </main>
  );
}
