/** What an action has done, as `?did=…` of the next page shows it. */
const NOTICES = {
  done: 'The message is done.',
  reopen: 'The message waits again.',
  deleted: 'The message is deleted.',
  gone: 'The message is not there any more.',
  'update-asked': 'An update is asked for. The process of the timer takes it up.',
  'session-ended': 'The session has ended.',
  'account-deleted': 'The account is deleted.',
  'no-account': 'No account has this e-mail address.',
  'wrong-email': 'This is not the e-mail address of the account. Nothing was deleted.',
} as const;

export type Notice = keyof typeof NOTICES;

/** The text of a notice; undefined for anything else. */
export const noticeText = (name: string | null): string | undefined =>
  name !== null && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice] : undefined;
