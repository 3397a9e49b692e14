/** What a suggestion does to the games of a deck, as a sentence. */
export interface EffectView {
  /** the acts of the suggestion, or `WHOLE_OFFER` */
  readonly of: string;
  readonly text: string;
}

/** Stands in the address for all that a tab offers with one press. */
export const WHOLE_OFFER = 'all';
