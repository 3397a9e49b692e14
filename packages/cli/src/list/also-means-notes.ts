import { alsoMeansText, findOtherMeanings } from '@crownsmith/answers/text';
import { deckEntries, type ReadList } from './read-list';

/** Says of each name in a list that several cards bear which of them is counted. */
export const alsoMeansNotes = (list: ReadList): readonly string[] => {
  const entries = deckEntries(list);
  const others = new Map(entries.map(({ name, card }) => [name, card?.alsoMeans ?? []]));
  return findOtherMeanings(entries, (name) => others.get(name) ?? []).map(alsoMeansText);
};
