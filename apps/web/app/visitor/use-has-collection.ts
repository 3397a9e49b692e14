import { useEffect, useState } from 'react';
import { hasCollection } from './collection-flag';

/** Whether this browser has a collection; it follows changes in this tab and in others. */
export const useHasCollection = (): boolean => {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const check = (): void => setHas(hasCollection());
    check();
    addEventListener('collection', check);
    addEventListener('storage', check);
    return () => {
      removeEventListener('collection', check);
      removeEventListener('storage', check);
    };
  }, []);
  return has;
};
