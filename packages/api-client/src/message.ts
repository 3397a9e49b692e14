import { z } from 'zod';

/** What visitors may write. */
export const MESSAGE_KINDS = ['contact', 'bug-report', 'apply'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The name of a message: when it came, and a random part. */
export const MessageId = z.string().regex(/^\d{8}-\d{6}-[0-9a-f]{10}$/);

/** A message as the site keeps it, one file each: `{DATA_DIR}/messages/{id}.json`. */
export const StoredMessage = z.object({
  id: MessageId,
  kind: z.enum(MESSAGE_KINDS),
  /** ISO date and time */
  receivedAt: z.iso.datetime(),
  /** what stood in the fields of the form, empty ones left out */
  fields: z.record(z.string(), z.string()),
});
export type StoredMessage = z.infer<typeof StoredMessage>;
