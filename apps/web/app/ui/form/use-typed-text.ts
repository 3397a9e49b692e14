import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const valueOf = (id: string): string | undefined =>
  (document.getElementById(id) as Field | null)?.value ?? undefined;

/** Before the browser handles another key; on the server there is none. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

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
  const [typed] = useState(() => {
    if (!isOnPage || typeof document === 'undefined') return text;
    return valueOf(id) ?? text;
  });
  const [isHandedOver, setIsHandedOver] = useState(false);
  useBrowserLayoutEffect(() => {
    if (isHandedOver) return;
    const now = isOnPage ? (valueOf(id) ?? typed) : typed;
    if (now !== text) onTyped(now);
    setIsHandedOver(true);
  }, [isHandedOver, isOnPage, id, typed, text, onTyped]);
  return isHandedOver ? text : typed;
};
