import { useState } from 'react';
import './departures.css';

const piers = ['Kattholm', 'Ekudden', 'Norrvik'];

export default function Departures({ from }: { from: string }) {
  const [pier, setPier] = useState(piers[0]);
  return (
    <section className="departures">
      <h2>From {from}</h2>
      {piers.map((name) => (
        <button key={name} type="button" onClick={() => setPier(name)}>
          {name}
        </button>
      ))}
      <p>Next boat to {pier} in 12 minutes</p>
    </section>
  );
}
