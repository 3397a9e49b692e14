import { describeJson, listFaultText } from '@crownsmith/domain';
import type * as z from 'zod';
import { describeOtherShape } from '../sources/other-shape';
import { ArchidektDeck, archidektFacts } from './archidekt-deck';
import { readDeckCards } from './deck-cards';
import { deckstatsFacts, DeckstatsDeck } from './deckstats-deck';
import { moxfieldFacts, MoxfieldDeckV2, MoxfieldDeckV3 } from './moxfield-deck';
import { mtgjsonFacts, MtgjsonDeck } from './mtgjson-deck';
import { plainFacts, PlainDeck } from './plain-deck';
import type { DeckFacts, ParsedJsonDeck } from './source-deck';

/** Fields that no other source's decks have beside their cards. */
const ARCHIDEKT_FIELDS = ['deckFormat', 'edhBracket', 'categories', 'updatedAt'] as const;

const isArchidekt = (value: object): boolean =>
  ArchidektDeck.safeParse(value).success || ARCHIDEKT_FIELDS.some((field) => field in value);

/** Whether an object is a deck of Scryfall, which has fields that other sources have, in shapes of its own. */
export const isScryfallDeck = (value: object): boolean => 'object' in value && value.object === 'deck';

const ADVICE = 'take the deck’s list as text instead';

/**
 * Parses one deck from JSON of a supported shape: plain (`commanders`, `cards`), Moxfield (version 2 with `mainboard`,
 * version 3 with `boards`), Archidekt (`cards` with `card.oracleCard`), Deckstats (`sections`), or MTGJSON (`mainBoard`,
 * also as `data`). Numbers of cards and legality are not checked.
 * @param fallbackId used if the deck has no id
 * @example
 * parseJsonDeck({ commanders: ['Krenko, Mob Boss'], cards: ['Sol Ring'] }, 'mine') // { ok: true, deck: { id: 'mine', … } }
 */
export const parseJsonDeck = (value: unknown, fallbackId: string): ParsedJsonDeck => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, fault: 'unknown-shape', reason: 'not a JSON object' };
  }
  const unknownShape = (): ParsedJsonDeck => ({
    ok: false,
    fault: 'unknown-shape',
    reason: listFaultText({ code: 'not-a-list', what: describeJson(value) }),
  });
  if (isScryfallDeck(value)) return unknownShape();
  const parseAs = <T>(
    what: string,
    schema: z.ZodType<T>,
    factsOf: (deck: T, fallbackId: string) => DeckFacts,
    deck: unknown = value,
  ): ParsedJsonDeck => {
    const parsed = schema.safeParse(deck);
    if (!parsed.success)
      return { ok: false, fault: 'malformed', reason: describeOtherShape(what, parsed.error, deck, ADVICE) };
    const cards = readDeckCards(deck);
    if (cards === 'lines')
      return { ok: false, fault: 'unknown-shape', reason: `${what} has lines of a list` };
    if (cards === 'copies')
      return { ok: false, fault: 'malformed', reason: `${what} has a number of copies that is none` };
    return { ok: true, deck: { ...factsOf(parsed.data, fallbackId), ...cards } };
  };
  const data: unknown = 'data' in value ? value.data : undefined;
  if (typeof data === 'object' && data !== null && 'mainBoard' in data)
    return parseAs('MTGJSON’s deck', MtgjsonDeck, mtgjsonFacts, data);
  if ('mainBoard' in value) return parseAs('MTGJSON’s deck', MtgjsonDeck, mtgjsonFacts);
  if ('boards' in value) return parseAs('Moxfield’s deck', MoxfieldDeckV3, moxfieldFacts);
  if ('mainboard' in value) {
    const read = parseAs('Moxfield’s deck', MoxfieldDeckV2, moxfieldFacts);
    return read.ok || 'publicId' in value ? read : unknownShape();
  }
  if ('sections' in value) return parseAs('Deckstats’ deck', DeckstatsDeck, deckstatsFacts);
  if ('commanders' in value && 'cards' in value) return parseAs('The deck', PlainDeck, plainFacts);
  if ('cards' in value && isArchidekt(value))
    return parseAs('Archidekt’s deck', ArchidektDeck, archidektFacts);
  if ('cards' in value) return { ok: false, fault: 'no-commander', reason: 'no commander is named' };
  return unknownShape();
};
