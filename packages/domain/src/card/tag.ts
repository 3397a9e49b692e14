/** What a card does for a deck. */
export const TAGS = ['draw', 'protection', 'ramp', 'recursion', 'removal', 'sweeper', 'tutor'] as const;
/** What a card does for a deck, one of `TAGS`. */
export type Tag = (typeof TAGS)[number];

/** The names of the tags. */
export const TAG_LABELS: Readonly<Record<Tag, string>> = {
  draw: 'Card Draw',
  protection: 'Protection',
  ramp: 'Ramp',
  recursion: 'Recursion',
  removal: 'Removal',
  sweeper: 'Board Wipe',
  tutor: 'Tutors',
};

/** Whether a value is a tag. @example isTag('ramp') // true */
export const isTag = (value: unknown): value is Tag => (TAGS as readonly unknown[]).includes(value);
