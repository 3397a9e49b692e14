import type { SetPrintings } from '@crownsmith/api-client';
import { useEffect, useState } from 'react';
import { loadSetPrintings } from '#app/platform/set-printings';

/** The printings of sets while they are loaded, once they are, and where they cannot be. */
export interface LoadedSets {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** none before they are loaded */
  readonly sets: readonly SetPrintings[];
}

const NONE: LoadedSets = { state: 'loaded', sets: [] };

/** Loads the printings of sets. @param codes between blanks; of none nothing is loaded */
export const useSetPrintings = (codes: string): LoadedSets => {
  const [loaded, setLoaded] = useState<LoadedSets & { readonly codes?: string }>({
    state: 'loading',
    sets: [],
  });
  useEffect(() => {
    let isCurrent = true;
    if (codes === '') return undefined;
    loadSetPrintings(codes.split(' ')).then(
      (sets) => isCurrent && setLoaded({ codes, state: 'loaded', sets }),
      () => isCurrent && setLoaded({ codes, state: 'failed', sets: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [codes]);
  if (codes === '') return NONE;
  return loaded.codes === codes ? loaded : { state: 'loading', sets: [] };
};
