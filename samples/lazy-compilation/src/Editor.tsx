import { useState } from 'react';

export default function Editor() {
  const [text, setText] = useState('');
  const words = text.split(/\s+/).filter(Boolean).length;

  return (
    <label>
      {words} words
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
