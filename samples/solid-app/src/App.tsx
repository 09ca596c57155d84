import { createSignal, For } from 'solid-js';
import { Seat } from './Seat';

const seats = ['1A', '1B', '1C', '2A', '2B', '2C'];
const price = 18;

export function App() {
  const [taken, setTaken] = createSignal<string[]>([]);
  const isTaken = (seat: string) => taken().includes(seat);
  const toggle = (seat: string) =>
    setTaken(isTaken(seat) ? taken().filter((other) => other !== seat) : [...taken(), seat]);

  return (
    <main>
      <h1>Seat map</h1>
      <div class="row">
        <For each={seats}>
          {(seat) => <Seat name={seat} taken={isTaken(seat)} onToggle={() => toggle(seat)} />}
        </For>
      </div>
      <p>Total: {taken().length * price} €</p>
    </main>
  );
}
