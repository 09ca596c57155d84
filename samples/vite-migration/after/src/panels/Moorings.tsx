export default function Moorings() {
  return <p>Call on channel {import.meta.env.VITE_CHANNEL} for a mooring.</p>;
}
