/** Longest that signing out waits for changes to be sent, in ms: a slow network needs seconds, and what is not sent is lost. */
const MAX_WAIT_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Holds a form that signs out until the account has what was changed a moment ago: afterwards this browser forgets it.
 * Other forms are sent at once.
 * @param sendAll resolves once everything is sent, or has to wait for the network
 */
export const holdSignOut = (
  event: Pick<SubmitEvent, 'target' | 'preventDefault'>,
  sendAll: () => Promise<unknown>,
): void => {
  const form = event.target as HTMLFormElement;
  // Not `form.action`: a field of that name would hide it.
  if (form.getAttribute('action') !== '/signout') return;
  event.preventDefault();
  const send = (): void => form.submit();
  Promise.race([sendAll(), wait(MAX_WAIT_MS)]).then(send, send);
};
