import type { TypeaheadOption } from '@crownsmith/api-client';
import { useEffect, useState } from 'react';
import { siteApi } from '#app/platform/site-api';
import type { Completion, CompletionPlace } from './complete-query';

type Names = Extract<CompletionPlace, { readonly kind: 'names' }>;

/** Debounce delay in ms. */
const DEBOUNCE_MS = 90;

const NONE: readonly Completion[] = [];

const toCompletion = (list: Names['list'], { label, url }: TypeaheadOption): Completion => {
  const code = url.slice(url.lastIndexOf('/') + 1);
  return list === 'sets'
    ? { text: `${code} `, hint: label, isField: false }
    : { text: `"${label.replaceAll('"', '\\"')}" `, hint: '', isField: false };
};

/** Names of commanders or sets that match what is being typed; none where the server does not answer. */
export const useNames = (place: Names | undefined): readonly Completion[] => {
  const [names, setNames] = useState(NONE);
  const { list, text = '' } = place ?? {};
  useEffect(() => {
    setNames(NONE);
    if (list === undefined || text.length < 2) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      siteApi.typeahead(text, { list, signal: abort.signal }).then(
        (found) => {
          if (!abort.signal.aborted) setNames(found.map((option) => toCompletion(list, option)));
        },
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [list, text]);
  return names;
};
