import { TAGS, type Tag } from '@crownsmith/domain';
import { TAG_RULES, type TagRule } from './tag-rules';

/** What is read from a card to tell what it does for a deck. */
export interface TagFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly keywords: readonly string[];
  readonly text?: string | undefined;
  readonly manaCost?: string | undefined;
}

const REMINDER = /\([^()]*\)/g;
/** Newer wordings say "this creature" for the card itself; within quotes it is another's. */
const QUOTED_OR_SELF =
  /"[^"]*"|\bthis (?:creature|artifact|enchantment|land|permanent|vehicle|planeswalker|equipment|aura|saga)\b/g;

/** How a card calls itself: by its name, its front's, or the part before a comma or an epithet. */
const ownNames = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(' // ')
    .flatMap((face) => [face, face.split(', ')[0] ?? face, face.split(' the ')[0] ?? face])
    .filter((each, at, all) => each.length > 2 && all.indexOf(each) === at)
    .sort((a, b) => b.length - a.length);

/** The abilities of a card, one a line, folded so that rules can be written against few forms. */
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
 * What a card does for a deck, by rules over its types, keywords and wording (tag-rules.ts). A card without wording
 * has what its types and keywords tell. In the order of `TAGS`.
 * @example tagsOf({ name: 'Test Scholar', typeLine: 'Creature — Human', keywords: [], text: 'When Test Scholar dies, draw a card.' }) // ['draw']
 */
export const tagsOf = (facts: TagFacts): readonly Tag[] => {
  const abilities = abilitiesOf(facts);
  const typeLine = facts.typeLine.toLowerCase();
  const text = abilities.join('\n');
  return TAGS.filter((tag) => TAG_RULES[tag].some((rule) => applies(rule, abilities, text, typeLine)));
};
