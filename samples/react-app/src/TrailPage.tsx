import type { Trail } from './trails';
import './TrailPage.css';

export default function TrailPage({ trail }: { trail: Trail }) {
  return (
    <article className="trail">
      <h2>{trail.name}</h2>
      <dl>
        <dt>Length</dt>
        <dd>{trail.length} km</dd>
        <dt>Climb</dt>
        <dd>{trail.climb} m</dd>
      </dl>
      <p>{trail.note}</p>
      <a href="#">All trails</a>
    </article>
  );
}
