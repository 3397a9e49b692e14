import { normalizeQuery } from '../card/card-name';
import type { Legality } from '../card/card';
import type { Tag } from '../card/tag';
import { parseTypeLine } from '../card/type-line';
import type { ColorIdentity } from '../color/color-identity';
import { parseManaCost, type CostSymbol } from '../mana/mana-cost';
import type { Prices } from '../price/price';
import { stripAccents } from '../text/accent';

/** A face of a card as a search reads it. */
interface SearchFaceFacts {
  readonly manaCost?: string | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly loyalty?: string | undefined;
}

/** What a search knows of a card. What is undefined is unknown: no condition on it holds. */
export interface SearchFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly layout: string;
  readonly colorIdentity: ColorIdentity;
  readonly manaValue: number;
  /** front first */
  readonly faces: readonly SearchFaceFacts[];
  /** of each face that is known, front first */
  readonly colors?: readonly ColorIdentity[] | undefined;
  /** rules text, texts of faces separated by a line `//` */
  readonly text?: string | undefined;
  readonly keywords: readonly string[];
  readonly legality: Legality;
  readonly gameChanger: boolean;
  /** can be in the command zone */
  readonly canLead: boolean;
  /** shares the command zone */
  readonly isPartner: boolean;
  readonly isCompanion: boolean;
  readonly isReserved?: boolean | undefined;
  readonly tags: readonly Tag[];
  readonly sets: readonly string[];
  /** ISO date */
  readonly releasedAt?: string | undefined;
  readonly rarity?: string | undefined;
  readonly prices: Prices;
  /** 0–4 */
  readonly salt?: number | undefined;
  /** decks that play it, of those that could; undefined where nothing was counted */
  readonly decks?: number | undefined;
  readonly potential?: number | undefined;
  /** decks that it leads */
  readonly led?: number | undefined;
  /** place among all cards by inclusion */
  readonly rank?: number | undefined;
  /** lower end of the interval of the win rate of the decks that it leads, 0–1; undefined with too few games */
  readonly winRate?: number | undefined;
}

/** A card prepared for searches: texts folded, costs parsed, once for all queries. */
export interface SearchCard {
  readonly facts: SearchFacts;
  /** letters and digits, for comparison with words of a query */
  readonly name: string;
  readonly typeLine: string;
  /** types, supertypes and subtypes of the front face */
  readonly types: readonly string[];
  readonly keywords: readonly string[];
  /** without reminder text */
  readonly text: string | undefined;
  readonly fullText: string | undefined;
  /** `text` with `~` for the card's own name */
  readonly ownText: string | undefined;
  readonly costs: readonly (readonly CostSymbol[])[];
}

/** A text as it is compared: lower case, no accents, straight quotation marks. */
export const foldSearchText = (text: string): string =>
  stripAccents(text).toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('−', '-');

const withoutReminders = (text: string): string => text.replaceAll(/ ?\([^()]*\)/g, '');

/** A name and its short form, “Atraxa” of “Atraxa, Praetors' Voice”. */
const namesOf = (name: string): readonly string[] =>
  name.split(' // ').flatMap((face) => {
    const short = face.split(', ')[0] ?? face;
    return short === face ? [face] : [face, short];
  });

const THIS =
  /\bthis (?:creature|land|artifact|enchantment|aura|equipment|vehicle|saga|card|spell|permanent|planeswalker)\b/g;

const putOwnName = (text: string, name: string): string =>
  namesOf(foldSearchText(name))
    .reduce((result, own) => result.replaceAll(own, '~'), text)
    .replaceAll(THIS, '~');

const costOf = (text: string | undefined): readonly (readonly CostSymbol[])[] =>
  (text ?? '').split('//').flatMap((cost) => {
    const parsed = parseManaCost(cost);
    return parsed.ok && parsed.value.length > 0 ? [parsed.value] : [];
  });

/** Prepares a card for searches. */
export const makeSearchCard = (facts: SearchFacts): SearchCard => {
  const fullText = facts.text === undefined ? undefined : foldSearchText(facts.text);
  const text = fullText === undefined ? undefined : withoutReminders(fullText);
  const [front] = parseTypeLine(facts.typeLine);
  return {
    facts,
    name: normalizeQuery(facts.name),
    typeLine: foldSearchText(facts.typeLine),
    types: front ? [...front.supertypes, ...front.types, ...front.subtypes] : [],
    keywords: facts.keywords.map(foldSearchText),
    text,
    fullText,
    ownText: text === undefined ? undefined : putOwnName(text, facts.name),
    costs: facts.faces.flatMap(({ manaCost }) => costOf(manaCost)),
  };
};
