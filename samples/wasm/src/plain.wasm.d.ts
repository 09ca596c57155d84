export function measure(side: number): void;
