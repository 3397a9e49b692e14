import type { TypeaheadOption } from '@crownsmith/api-client';
import { faceNames, foldName, MAX_NAME_CHARACTERS, nearestWord } from '@crownsmith/domain';

/** What finds names of cards. */
interface Names {
  readonly typeahead: (query: string, list: 'cards', limit: number) => readonly TypeaheadOption[];
}

/** Suggestions of the search that are compared with a name: it has the most played ones first, not those most like it. */
const COMPARED = 20;

/** The name of the card that is most like an unknown one, by a face or another name; undefined where none is. */
export const nearestCardName = (name: string, { typeahead }: Names): string | undefined => {
  const options = typeahead(name, 'cards', COMPARED);
  const labels = new Map<string, string>();
  for (const { label, other_name: other } of options)
    for (const known of [label, ...faceNames(label), ...(other ? [other.name] : [])]) {
      const folded = foldName(known);
      if (!labels.has(folded)) labels.set(folded, label);
    }
  const nearest = nearestWord(foldName(name), labels.keys(), MAX_NAME_CHARACTERS);
  return labels.get(nearest ?? '') ?? options[0]?.label;
};
