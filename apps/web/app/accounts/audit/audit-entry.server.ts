import * as z from 'zod';

/** What an admin or the operator did. It outlives the accounts that it names, so it names them by uid alone. */
export const AuditEntry = z.object({
  /** in ms since 1970 */
  at: z.number().int().nonnegative(),
  /** uid of the admin, or `operator` for a command on the site's machine */
  actor: z.string().min(1).max(128),
  /** @example 'grant' */
  action: z.string().min(1).max(40),
  /** uid of the person, or what else it was done to */
  subject: z.string().max(200),
  /** @example { flag: 'admin' } */
  details: z.record(z.string(), z.string().max(200)),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
