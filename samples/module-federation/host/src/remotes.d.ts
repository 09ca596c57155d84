declare module 'timetable/Departures' {
  import type { ComponentType } from 'react';
  const Departures: ComponentType<{ from: string }>;
  export default Departures;
}
