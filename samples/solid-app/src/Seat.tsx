interface SeatProps {
  name: string;
  taken: boolean;
  onToggle(): void;
}

export function Seat(props: SeatProps) {
  return (
    <button
      type="button"
      classList={{ taken: props.taken }}
      aria-pressed={props.taken}
      onClick={() => props.onToggle()}
    >
      {props.name}
    </button>
  );
}
