import type { TypeaheadOption } from '@crownsmith/api-client';
import { editDistance, faceNames, foldName, MAX_NAME_CHARACTERS, nearestWord } from '@crownsmith/domain';

/** What finds names of cards. */
interface Names {
  readonly typeahead: (query: string, list: 'cards', limit: number) => readonly TypeaheadOption[];
  /** all cards, the most played first */
  readonly typeaheadList: (list: 'cards') => readonly TypeaheadOption[];
}

/** Suggestions of the search that are compared with a name: it has the most played ones first, not those most like it. */
const COMPARED = 20;

/** Letters of a short name: as few stand in longer names by chance, across words, too, where the search finds them. */
const MAX_SHORT = 8;

const shortNames = new WeakMap<readonly TypeaheadOption[], ReadonlyMap<string, string>>();

/** The labels of cards with a short name, or a face of one, by its key. */
const shortNamesOf = (options: readonly TypeaheadOption[]): ReadonlyMap<string, string> => {
  const known = shortNames.get(options);
  if (known) return known;
  const labels = new Map<string, string>();
  for (const { label } of options)
    for (const face of faceNames(label)) {
      const key = face.length > 2 * MAX_SHORT ? '' : foldName(face);
      if (key !== '' && key.length <= MAX_SHORT + 1 && !labels.has(key)) labels.set(key, label);
    }
  shortNames.set(options, labels);
  return labels;
};

/**
 * Whether a word of a label begins with a key, or with some of it and the words that follow: with more than the first letter of the
 * last of them, which may as well be a plural's.
 */
const hasAtWord = (label: string, key: string): boolean => {
  const words = label.split(/[^\p{L}\p{N}]+/u).map(foldName);
  return words.some((_, at) => {
    let rest = key;
    for (const word of words.slice(at)) {
      if (word.startsWith(rest)) return rest === key || rest.length > 1 || rest === word;
      if (!rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
    }
    return false;
  });
};

/** The most played card with a name of one typo. */
const withOneTypo = (key: string, labels: ReadonlyMap<string, string>): string | undefined => {
  for (const [known, label] of labels)
    if (Math.abs(known.length - key.length) < 2 && editDistance(key, known) === 1) return label;
  return undefined;
};

/** The name of the card that is most like an unknown one, by a face or another name; undefined where none is. */
export const nearestCardName = (name: string, { typeahead, typeaheadList }: Names): string | undefined => {
  const options = typeahead(name, 'cards', COMPARED);
  const labels = new Map<string, string>();
  for (const { label, other_name: other } of options)
    for (const known of [label, ...faceNames(label), ...(other ? [other.name] : [])]) {
      const folded = foldName(known);
      if (!labels.has(folded)) labels.set(folded, label);
    }
  const key = foldName(name);
  const nearest = labels.get(nearestWord(key, labels.keys(), MAX_NAME_CHARACTERS) ?? '');
  if (nearest !== undefined) return nearest;
  const isShort = key.length > 2 && key.length <= MAX_SHORT;
  const isPart = !isShort || options.some(({ label }) => hasAtWord(label, key));
  return (isPart ? undefined : withOneTypo(key, shortNamesOf(typeaheadList('cards')))) ?? options[0]?.label;
};
