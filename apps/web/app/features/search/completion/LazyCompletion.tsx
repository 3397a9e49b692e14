import { type ComponentType, useEffect, useState } from 'react';
import { QUERY_FIELD_ID } from '../query-field';

interface Loaded {
  readonly input: HTMLInputElement;
  readonly Completion: ComponentType<{ readonly input: HTMLInputElement }>;
}

/** Loads the completion of the page's search field after the page works without it. Give it a `key` that changes with the page. */
export const LazyCompletion = () => {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const input = document.getElementById(QUERY_FIELD_ID);
    if (!(input instanceof HTMLInputElement)) return;
    let isGone = false;
    import('./QueryCompletion').then(
      ({ QueryCompletion }) => {
        if (!isGone) setLoaded({ input, Completion: QueryCompletion });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded ? <loaded.Completion input={loaded.input} /> : null;
};
