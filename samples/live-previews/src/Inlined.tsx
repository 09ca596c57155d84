import buoy from './buoy.svg';
import chart from './chart.svg';

/** The beginning of a URL: a data URI would fill the page. */
const shorten = (url: string) =>
  url.length > 40 ? `${url.slice(0, 40)}…` : url;

export default function Inlined() {
  return (
    <ul>
      <li>
        <img src={buoy} alt="A buoy" width="32" height="32" /> {shorten(buoy)}
      </li>
      <li>
        <img src={chart} alt="A sea chart" width="32" height="32" /> {shorten(chart)}
      </li>
    </ul>
  );
}
