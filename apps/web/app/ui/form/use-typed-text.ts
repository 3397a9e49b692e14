import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isServer = typeof document === 'undefined';

const valueOf = (id: string): string | undefined =>
  isServer ? undefined : (document.getElementById(id) as Field | null)?.value;

/** Before the browser handles another key; on the server there is none. */
const useBrowserLayoutEffect = isServer ? useEffect : useLayoutEffect;

/**
 * What a field shows. What was typed or filled in before the page is hydrated counts: it is read before React takes over the element,
 * for React would put its own text back, and once more when it has, for keys may come in between.
 * @param id of the field
 */
export const useTypedText = (id: string, text: string, onTyped: (text: string) => void): string => {
  const isOnPage = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  /** `undefined` once React has taken over */
  const [early, setEarly] = useState(() => (isOnPage ? (valueOf(id) ?? text) : undefined));
  useBrowserLayoutEffect(() => {
    if (early === undefined) return;
    const typed = valueOf(id) ?? early;
    if (typed !== text) onTyped(typed);
    setEarly(undefined);
  }, [early, id, text, onTyped]);
  return early ?? text;
};
