import * as z from 'zod';
import { SettingsChange } from '#app/accounts/profile/settings.schema';

/** Changed settings that the server does not have yet. */
const QueuedChange = z.object({
  settings: SettingsChange,
  /** when the person made the change, by this browser's clock, in ms since 1970 */
  at: z.number(),
});
export type QueuedChange = z.infer<typeof QueuedChange>;

const keyOf = (uid: string): string => `settings-queue:${uid}`;

/** What of a change a later one does not replace; undefined where it replaces all. */
const remainderOf = ({ settings, at }: QueuedChange, later: SettingsChange): QueuedChange | undefined => {
  const rest = Object.entries(settings).filter(([name]) => !(name in later));
  return rest.length === 0 ? undefined : { settings: Object.fromEntries(rest), at };
};

/** Adds a change in place of what it replaces, so that a queue holds each setting once. */
export const addChange = (queue: readonly QueuedChange[], change: QueuedChange): readonly QueuedChange[] => [
  ...queue.flatMap((earlier) => remainderOf(earlier, change.settings) ?? []),
  change,
];

/** Removes the changes that were sent; what was changed meanwhile stays. */
const removeChanges = (
  queue: readonly QueuedChange[],
  sent: readonly QueuedChange[],
): readonly QueuedChange[] => {
  const texts = new Set(sent.map((change) => JSON.stringify(change)));
  return queue.filter((change) => !texts.has(JSON.stringify(change)));
};

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The queue of a person in this browser. Where storage is blocked or full it is kept in memory. */
export const openQueue = (uid: string, storage: () => TextStorage) => {
  const key = keyOf(uid);
  let memory: readonly QueuedChange[] = [];

  const read = (): readonly QueuedChange[] => {
    try {
      const text = storage().getItem(key);
      const stored: unknown = text === null ? [] : JSON.parse(text);
      const changes = Array.isArray(stored) ? stored : [];
      const valid = changes.flatMap((change: unknown) => QueuedChange.safeParse(change).data ?? []);
      return [...valid, ...memory];
    } catch {
      return memory;
    }
  };

  const write = (queue: readonly QueuedChange[]): void => {
    try {
      if (queue.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(queue));
      memory = [];
    } catch {
      memory = queue;
    }
  };

  return {
    read,
    add: (change: QueuedChange): void => write(addChange(read(), change)),
    remove: (sent: readonly QueuedChange[]): void => write(removeChanges(read(), sent)),
  };
};
