/** First segments of the paths of accounts, and of what people keep with them. */
const ACCOUNT_SEGMENTS: ReadonlySet<string> = new Set([
  'account',
  'confirm-email',
  'confirm-password',
  'count-my-deck',
  'forgot-password',
  'lists',
  'reset-password',
  'settings',
  'shared',
  'signin',
  'signout',
  'signup',
]);

/**
 * Whether a page or its data belongs to one person: no cache stores it, and its forms are posted to it.
 * @example isAccountPath('/lists/abc.data') // true
 * @example isAccountPath('/cards/sol-ring/salt') // true
 * @example isAccountPath('/cards/sol-ring') // false
 */
export const isAccountPath = (path: string): boolean => {
  const [first = '', , third = '', ...more] = path
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .split('/');
  if (ACCOUNT_SEGMENTS.has(first.replace(/\.data$/, ''))) return true;
  return first === 'cards' && more.length === 0 && third.replace(/\.data$/, '') === 'salt';
};

/**
 * Whether a path is one of the operator's pages, which nobody but admins gets to know of.
 * @param path with or without its leading slash
 * @example isAdminPath('/admin/messages') // true
 * @example isAdminPath('/administration') // false
 */
export const isAdminPath = (path: string): boolean => /^\/?admin(?:[/.]|$)/i.test(path);
