export function Tides({ harbour }: { harbour: string }) {
  return <h1>Tides at {harbour}</h1>;
}
