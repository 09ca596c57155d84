import { useState } from 'react';
import { minorOf } from '../../../src/versions.ts';
import { useVersion } from '../../hooks/useVersion.ts';

/**
 * The minor version to check against: the one from the Version menu, unless another one is chosen
 * here.
 */
export function useReaderMinor(): [minor: string, choose: (minor: string) => void] {
  const [own, choose] = useState<string>();
  const version = useVersion();
  return [own ?? minorOf(version), choose];
}
