import styles from './Stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  onChange(value: number): void;
}

export function Stepper({ label, value, min, onChange }: StepperProps) {
  return (
    <div class={styles.stepper} role="group" aria-label={label}>
      <button type="button" disabled={value <= min} onClick={() => onChange(value - 1)}>
        −
      </button>
      <span>{value}</span>
      <button type="button" onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
