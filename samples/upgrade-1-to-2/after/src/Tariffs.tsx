export default function Tariffs({ lengths }: { lengths: number[] }) {
  const longest = lengths.toSorted((a, b) => a - b).at(-1) ?? 0;
  return <p>A night costs up to {longest * 3} €.</p>;
}
