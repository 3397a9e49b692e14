import type { Express } from 'express';

/** The apps that Express has made in a test, to list their routes. */
export const madeApps: Express[] = [];

/**
 * Express that notes the apps that it makes.
 * @example vi.mock('express', async (importOriginal) => (await import('./made-apps')).noteApps(await importOriginal()));
 */
export const noteApps = (original: { readonly default: () => Express }): object => {
  const make = (): Express => {
    const app = original.default();
    madeApps.push(app);
    return app;
  };
  return { ...original, default: Object.assign(make, original.default) };
};
