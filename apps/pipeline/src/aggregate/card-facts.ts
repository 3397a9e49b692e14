import { createFrom, type CountEngine } from '#src/counting/count-engine';

/** What decks may play, by card. */
interface CardFacts {
  readonly identities: Int32Array;
  readonly exempt: Int32Array;
  /** 1 for a basic land */
  readonly basics: Int32Array;
  readonly bans: readonly { readonly card: number; readonly format: number }[];
}

/** Loads the tables `card` and `ban`. */
export const loadCardFacts = async (
  engine: CountEngine,
  { identities, basics, exempt, bans }: CardFacts,
): Promise<void> => {
  await createFrom(engine, 'card', [Int32Array.from(identities.keys()), identities, basics, exempt]);
  await createFrom(engine, 'ban', [
    Int32Array.from(bans, ({ card }) => card),
    Int32Array.from(bans, ({ format }) => format),
  ]);
};
