import { hasCollection } from '#app/visitor/collection-flag';

const EVENTS = ['collection', 'storage'] as const;

/**
 * Marks the cards that the visitor owns. Without a collection in this browser no code is loaded; one that is imported later,
 * in this tab or another, is noticed.
 */
export const bindCollection = (): void => {
  const check = (): void => {
    if (hasCollection()) import('./owned-marks').then(({ markOwned }) => markOwned()).catch(() => undefined);
  };
  check();
  for (const event of EVENTS) addEventListener(event, check);
};
