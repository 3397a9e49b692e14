/** What a list is, as far as decks near it are looked for. */
export interface Likeness {
  /** The lowest bracket that its cards allow, 1–5. */
  readonly bracket?: number | undefined;
  /** What a whole deck of such cards costs, in cents. */
  readonly cents?: number | undefined;
}
