import { bindCollection } from '#app/features/collection/bind-collection';
import { bindHands } from '#app/features/deck/play/bind-hands';
import { registerWorker } from '#app/features/offline/register-worker';

/** Starts what no page needs at first. It stays for as long as the page: the shell is never left. */
export const startDeferred = (): void => {
  bindCollection();
  bindHands();
  if (import.meta.env.PROD) registerWorker();
};
