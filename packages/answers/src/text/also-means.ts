import { andList } from '@crownsmith/domain';

/** A name of a list that several cards bear. */
export interface OtherMeanings {
  /** 1-based line of the text, or place among the entries of a request; null where there is none */
  readonly line: number | null;
  /** as the list has it */
  readonly name: string;
  /** the card that is counted */
  readonly card: string;
  /** the other cards */
  readonly others: string[];
}

/** A line of a list with its card, undefined for an unknown name. */
interface ReadLine {
  readonly name: string;
  readonly line?: number | null | undefined;
  readonly card?: { readonly name: string } | undefined;
}

/**
 * Finds the names of a list that several cards bear, each once, in the order of the list: every entrance that takes lists says them.
 * @param alsoMeant the names of the other cards that a name means
 */
export const findOtherMeanings = (
  lines: readonly ReadLine[],
  alsoMeant: (name: string) => readonly string[],
): OtherMeanings[] => {
  const found = new Map<string, OtherMeanings>();
  for (const { name, line = null, card } of lines) {
    if (card === undefined || found.has(name)) continue;
    const others = alsoMeant(name).filter((other) => other !== card.name);
    if (others.length > 0) found.set(name, { line, name, card: card.name, others });
  }
  return [...found.values()];
};

/**
 * Says of a name that several cards bear which of them is counted.
 * @example alsoMeansText({ name: 'Endurance', card: 'Endurance', others: ['Endure'] }) // '“Endurance” is read as Endurance. It also means Endure.'
 */
export const alsoMeansText = ({
  name,
  card,
  others,
}: {
  readonly name: string;
  readonly card: string;
  readonly others: readonly string[];
}): string => `“${name}” is read as ${card}. It also means ${andList(others)}.`;
