/** What came of linking a Patreon account, as `/supporters?patreon=…` shows it. */
export const LINK_RESULTS = {
  linked: { isError: false, text: 'Your Patreon account is linked.' },
  unlinked: { isError: false, text: 'Your Patreon account is not linked any more.' },
  'no-membership': {
    isError: false,
    text: 'Your Patreon account is linked, but it does not support this site yet. Once it does, ads disappear by themselves.',
  },
  'linked-to-another': {
    isError: true,
    text: 'This Patreon account is linked to another person on this site. Unlink it there first.',
  },
  denied: {
    isError: true,
    text: 'You did not allow this site to read your membership, so nothing was linked.',
  },
  expired: { isError: true, text: 'The link has expired or was begun in another browser. Please try again.' },
  unavailable: {
    isError: true,
    text: 'Patreon does not respond at the moment. Please try again in a few minutes.',
  },
  failed: {
    isError: true,
    text: 'Patreon did not confirm your account, so nothing was linked. Please try again.',
  },
} as const;

export type LinkResult = keyof typeof LINK_RESULTS;

/** Whether a text names a result. @example isLinkResult('linked') // true */
export const isLinkResult = (text: unknown): text is LinkResult =>
  typeof text === 'string' && Object.hasOwn(LINK_RESULTS, text);
