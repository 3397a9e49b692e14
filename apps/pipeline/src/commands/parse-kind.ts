import { DECK_KINDS, type DeckKind } from '@crownsmith/api-client';
import { InvalidArgumentError } from 'commander';

/** Parses the kind of a source's decks, for `sources kind` and `import decks --kind`. */
export const parseKind = (value: string): DeckKind => {
  const kind = DECK_KINDS.find((one) => one === value.trim().toLowerCase());
  if (kind === undefined) throw new InvalidArgumentError(`Use one of ${DECK_KINDS.join(', ')}.`);
  return kind;
};
