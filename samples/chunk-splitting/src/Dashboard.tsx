import { groupBy, sumBy } from 'lodash';
import { lazy, Suspense, useState } from 'react';
import { orders } from './orders';

const Report = lazy(() => import('./Report'));

export function Dashboard() {
  const [open, setOpen] = useState(false);
  const byCountry = Object.entries(groupBy(orders, 'country'));

  return (
    <>
      <h1>Orders</h1>
      <ul>
        {byCountry.map(([country, list]) => (
          <li key={country}>
            {country}: {sumBy(list, 'total')}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      {open && (
        <Suspense>
          <Report orders={orders} />
        </Suspense>
      )}
    </>
  );
}
