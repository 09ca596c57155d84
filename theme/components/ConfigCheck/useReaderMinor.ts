import { useEffect, useState } from 'react';
import { minorOf, minors } from '../../../src/versions.ts';

/**
 * The minor version that the reader is asked about: that of the Version menu until they choose
 * another one here.
 */
export function useReaderMinor(): [minor: string, choose: (minor: string) => void] {
  const [minor, choose] = useState(minors[0] ?? '');
  useEffect(() => {
    const { rsbuild } = document.documentElement.dataset;
    if (rsbuild && minors.includes(minorOf(rsbuild))) choose(minorOf(rsbuild));
  }, []);
  return [minor, choose];
}
