import { useEffect, useState, useSyncExternalStore } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a field shows. What was typed or filled in before the page is hydrated counts: it is read before React takes over the element,
 * for React would put its own text back.
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
    return (document.getElementById(id) as Field | null)?.value ?? text;
  });
  const [isHandedOver, setIsHandedOver] = useState(false);
  useEffect(() => {
    if (isHandedOver) return;
    if (typed !== text) onTyped(typed);
    setIsHandedOver(true);
  }, [isHandedOver, typed, text, onTyped]);
  return isHandedOver ? text : typed;
};
