import type { DecksByKind } from '@crownsmith/api-client';
import { KIND_NOUNS, kindLabel, offeredKinds, onlyKind } from '#app/model/deck-kinds';
import type { PageNarrowing } from '#app/model/narrowed';
import { Chips } from '#app/ui/chips/Chips';
import { narrowedUrl } from './narrowing-query';

interface Props {
  /** path of the commander */
  readonly path: string;
  readonly narrowing: PageNarrowing;
  /** the decks that meet the other conditions, by kind */
  readonly kinds: DecksByKind;
}

/** Whose decks a commander's are, as links that choose those that count. Nothing where that is not known. */
export const DeckKinds = ({ path, narrowing, kinds }: Props) => {
  const { decks: chosen, ...others } = narrowing;
  const offered = offeredKinds(kinds);
  const only = onlyKind(kinds);
  if (offered.length === 0)
    return only === undefined || chosen !== undefined ? null : <p>All of them are {KIND_NOUNS[only][1]}.</p>;
  const total = Object.values(kinds).reduce((sum, decks) => sum + decks, 0);
  return (
    <Chips
      name="Whose decks count"
      chips={[
        { label: 'All decks', url: narrowedUrl(path, others), current: chosen === undefined, count: total },
        ...offered.map((kind) => ({
          label: kindLabel(kind),
          url: narrowedUrl(path, { ...others, decks: kind }),
          current: kind === chosen,
          count: kinds[kind] ?? 0,
        })),
      ]}
    />
  );
};
