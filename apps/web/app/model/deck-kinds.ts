import type { DecksByKind, DeckSources } from '@crownsmith/api-client';

type Kind = keyof DecksByKind;

/** What decks of a kind are called. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  tournament: 'tournament decks',
  casual: 'casual lists',
  precon: 'precons',
  own: 'decks of this site’s users',
  unknown: 'decks of unknown kind',
};

/** Of this share on, decks of a month are as good as all of one kind. */
const MAIN_SHARE = 0.9;

const mainKind = (kinds: DecksByKind): Kind | undefined => {
  const entries = Object.entries(kinds) as [Kind, number][];
  const total = entries.reduce((sum, [, decks]) => sum + decks, 0);
  return entries.find(([, decks]) => decks >= MAIN_SHARE * total)?.[0];
};

/**
 * Whose decks those of each month are, in words: of one kind, of one source whose kind is not known, or of several. Shares of two months
 * that differ in it are not of the same players.
 */
export const monthOrigins = ({ sources, months }: DeckSources): ReadonlyMap<string, string> =>
  new Map(
    months.map(({ period, kinds, main }) => {
      const kind = mainKind(kinds);
      if (kind !== undefined && kind !== 'unknown') return [period, KIND_NAMES[kind]];
      if (kind === undefined || main === null) return [period, 'decks of several sources'];
      return [period, `decks of ${sources[main]?.name ?? `source ${main + 1}`}`];
    }),
  );
