import { useState } from 'react';

export default function Counter() {
  const [knots, setKnots] = useState(4);
  return (
    <button type="button" onClick={() => setKnots(knots + 1)}>
      Speed: {knots} knots
    </button>
  );
}
