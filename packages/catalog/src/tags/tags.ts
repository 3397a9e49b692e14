import { TAGS, type Tag } from '@crownsmith/domain';
import { TAG_RULES, type TagRule } from './tag-rules';

/** The parts of a card that its tags are derived from. */
export interface TagFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly keywords: readonly string[];
  readonly text?: string | undefined;
  readonly manaCost?: string | undefined;
}

const REMINDER = /\([^()]*\)/g;
/** Newer rules texts call the card itself "this creature"; in quotes that is another card. */
const QUOTED_OR_SELF =
  /"[^"]*"|\bthis (?:creature|artifact|enchantment|land|permanent|vehicle|planeswalker|equipment|aura|saga)\b/g;

/** How rules text refers to the card: by its name, a face's name, or the part before a comma or epithet. */
const ownNames = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(' // ')
    .flatMap((face) => [face, face.split(', ')[0] ?? face, face.split(' the ')[0] ?? face])
    .filter((each, at, all) => each.length > 2 && all.indexOf(each) === at)
    .sort((a, b) => b.length - a.length);

/** The abilities of a card in normalised form, so that each rule covers all variants of a text. */
const abilitiesOf = ({ name, text = '', keywords }: TagFacts): readonly string[] => {
  let folded = text.replace(REMINDER, '').toLowerCase().replaceAll('’', "'").replaceAll('−', '-');
  for (const own of ownNames(name)) folded = folded.replaceAll(own, '~');
  folded = folded.replace(QUOTED_OR_SELF, (found) => (found.startsWith('"') ? found : '~'));
  const lines = folded.split('\n').map((line) => line.trim());
  return [...lines, ...keywords.map((keyword) => keyword.toLowerCase())].filter((line) => line !== '');
};

const applies = (rule: TagRule, abilities: readonly string[], text: string, typeLine: string): boolean =>
  (rule.types?.test(typeLine) ?? true) &&
  !(rule.notTypes?.test(typeLine) ?? false) &&
  (rule.text?.test(text) ?? true) &&
  !(rule.notText?.test(text) ?? false) &&
  abilities.some((ability) => rule.when.test(ability) && !(rule.unless?.test(ability) ?? false));

/**
 * What a card does for a deck, by rules over its types, keywords and rules text (tag-rules.ts); without rules text by
 * types and keywords alone. In the order of `TAGS`.
 * @example tagsOf({ name: 'Test Scholar', typeLine: 'Creature — Human', keywords: [], text: 'When Test Scholar dies, draw a card.' }) // ['draw']
 */
export const tagsOf = (facts: TagFacts): readonly Tag[] => {
  const abilities = abilitiesOf(facts);
  const typeLine = facts.typeLine.toLowerCase();
  const text = abilities.join('\n');
  return TAGS.filter((tag) => TAG_RULES[tag].some((rule) => applies(rule, abilities, text, typeLine)));
};

/** The rules behind `tagsOf` as a text, which is another one where rules are. */
export const tagRulesText = (): string =>
  JSON.stringify(TAG_RULES, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));
