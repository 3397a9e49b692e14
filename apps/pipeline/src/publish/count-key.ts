import { createHash } from 'node:crypto';
import type { Card } from '@crownsmith/domain';
import type { CountInput } from '#src/aggregate/card-count';

/** What counts depend on besides the decks. */
export interface CountKeyInput {
  /** identifies the program that counts */
  readonly program: string;
  readonly cards: readonly Card[];
  /** the store's names, as decks list them */
  readonly names: readonly string[];
  readonly input: CountInput;
}

/** A card without what neither its decks' counts nor their themes depend on: it changes with every card file. */
const countedFacts = ({
  prices: _prices,
  salt: _salt,
  images: _images,
  scryfallId: _id,
  sets: _sets,
  setName: _setName,
  printings: _printings,
  rarity: _rarity,
  ...facts
}: Card): object => facts;

/**
 * Identifies what counts depend on besides the decks: counts of before with the same key can be added to.
 * @returns the key for the first so many of the store's names; those that were added since belong to no deck of before
 */
export const makeCountKey = ({
  program,
  cards,
  names,
  input,
}: CountKeyInput): ((names: number) => string) => {
  const common = createHash('sha256');
  const facts = [program, process.arch, process.version, input.cards.banned ?? [], input.combos];
  for (const fact of [...facts, ...cards.map(countedFacts)]) common.update(`${JSON.stringify(fact)}\n`);
  return (known) => {
    const digest = common.copy();
    for (let name = 0; name < known; name += 1)
      digest.update(`${JSON.stringify([names[name], input.nameCards[name]])}\n`);
    return digest.digest('base64url');
  };
};
