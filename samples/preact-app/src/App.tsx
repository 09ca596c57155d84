import { useState } from 'preact/hooks';
import { Stepper } from './Stepper';

const bill = 84;

export function App() {
  const [guests, setGuests] = useState(3);

  return (
    <main>
      <h1>Split the bill</h1>
      <Stepper label="Guests" value={guests} min={1} onChange={setGuests} />
      <output>{(bill / guests).toFixed(2)} € each</output>
    </main>
  );
}
