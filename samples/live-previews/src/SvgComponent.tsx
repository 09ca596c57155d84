import { useState } from 'react';
import Buoy from './buoy.svg?react';

export default function SvgComponent() {
  const [size, setSize] = useState(40);
  return (
    <>
      <label>
        Size{' '}
        <input
          type="range"
          min="16"
          max="64"
          value={size}
          onChange={(event) => setSize(event.currentTarget.valueAsNumber)}
        />
      </label>
      <Buoy width={size} height={size} role="img" aria-label="A buoy" />
    </>
  );
}
