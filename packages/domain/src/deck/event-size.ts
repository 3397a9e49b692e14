/** Events by how many took part. */
export const EVENT_SIZES = ['small', 'medium', 'large'] as const;
/** The size of an event. */
export type EventSize = (typeof EVENT_SIZES)[number];
/** The most who took part in an event of each size but the greatest. */
export const MOST_PLAYERS = { small: 32, medium: 128 } as const satisfies Partial<Record<EventSize, number>>;
