import { isRepeated, type Ability } from './ability';

/** Happens for each spell of a kind, whatever else is true and without a cost. */
const FOR_EACH_SPELL =
  /^whenever (?:you cast|you cast or copy|a player casts) an? ((?:[a-z]+(?:,|,? or)? )*)spell, (?!.*\b(?:if|you may pay|once each turn)\b)/;
/** Words that stand for types. */
const TYPES_OF: Readonly<Record<string, readonly string[]>> = {
  noncreature: ['artifact', 'enchantment', 'instant', 'sorcery', 'planeswalker', 'battle'],
  permanent: ['artifact', 'creature', 'enchantment', 'planeswalker', 'battle'],
  historic: ['artifact', 'legendary', 'saga'],
};
/** What no type line says. */
const NO_TYPE = /^(?:non(?!creature)|modal|kicked|second|third)/;

/** The words of which a spell has one, by those before "spell"; undefined where other things count, too. */
const wordsOf = (kinds: string): readonly string[] | undefined => {
  const words = kinds
    .split(/,? or |, /)
    // A Phyrexian creature is a Phyrexian.
    .flatMap((kind) =>
      kind
        .trim()
        .replace(/^(.+) creature$/, '$1')
        .split(' '),
    )
    .filter((word) => word !== '');
  return words.some((word) => NO_TYPE.test(word))
    ? undefined
    : words.flatMap((word) => (Object.hasOwn(TYPES_OF, word) ? (TYPES_OF[word] ?? []) : [word]));
};

/** What a paragraph does, for each spell where it says so. @param abilities as they happen once a turn */
export const bySpells = (text: string, abilities: readonly Ability[]): readonly Ability[] => {
  const [, kinds] = FOR_EACH_SPELL.exec(text) ?? [];
  const spells = kinds === undefined ? undefined : wordsOf(kinds);
  if (spells === undefined) return abilities;
  return abilities.map((ability) => (isRepeated(ability) ? { ...ability, spells } : ability));
};
