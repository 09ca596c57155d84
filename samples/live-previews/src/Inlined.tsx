import buoy from './buoy.svg';
import chart from './chart.svg';

/** The beginning of an address: a data URI would fill the page. */
const shorten = (address: string) =>
  address.length > 40 ? `${address.slice(0, 40)}…` : address;

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
