import anchorUrl from './icons/anchor.svg?url';
import Anchor from './icons/anchor.svg?react';

export function Harbour() {
  return (
    <a href={anchorUrl} download>
      <Anchor className="icon" aria-hidden /> Download the icon
    </a>
  );
}
