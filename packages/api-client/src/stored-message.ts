import * as z from 'zod';

/** The forms through which visitors send messages. */
const MESSAGE_KINDS = ['contact', 'bug-report', 'apply'] as const;
/** The form of a message. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The id of a message: date and time of receipt, and a random part. */
export const MessageId = z.string().regex(/^\d{8}-\d{6}-[0-9a-f]{10}$/);

/** A message as the site stores it, one file each: `{DATA_DIR}/messages/{id}.json`. */
export const StoredMessage = z.object({
  id: MessageId,
  kind: z.enum(MESSAGE_KINDS),
  /** ISO date and time */
  receivedAt: z.iso.datetime(),
  /** contents of the form's fields by name, empty ones left out */
  fields: z.record(z.string(), z.string()),
});
export type StoredMessage = z.infer<typeof StoredMessage>;
