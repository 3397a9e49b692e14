import { BRACKET_KINDS, foldName, frontTypes, type BracketKind } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';
import { EXTRA_TURNS, FAST_MANA, FREE_INTERACTION, TUTORS } from './card-names';
import { MASS_LAND_DENIAL } from './mass-land-denial';

/** The fields of a card that its bracket depends on. Without rules text well-known cards count by name. */
export type BracketCard = Pick<
  ReportCard,
  'name' | 'typeLine' | 'manaValue' | 'gameChanger' | 'tags' | 'text'
>;

/** A kind of cards that brackets depend on. */
export type CardKind = Exclude<BracketKind, 'two-card-combo'>;

const keys = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(foldName));

const LAND_DENIAL_KEYS = keys(MASS_LAND_DENIAL);
const EXTRA_TURN_KEYS = keys(EXTRA_TURNS);
const FAST_MANA_KEYS = keys(FAST_MANA);
const FREE_INTERACTION_KEYS = keys(FREE_INTERACTION);
const TUTOR_KEYS = keys(TUTORS);

/** A tutor that costs more is no quick one. */
const MAX_TUTOR_VALUE = 3;

const LAND_DENIAL =
  /\b(?:destroy|exile|return)s? all (?:(?:nonbasic )?lands\b|(?:Plains|Islands|Swamps|Mountains|Forests)\b(?! you control)|permanents(?=\.| to their| other than| at the)(?![^.]*(?:except for|other than)[^.]* lands\b))|\bsacrifices (?:all|four|five|six) lands\b|\bnonbasic lands are \w+\b|(?<!\btarget )\blands don't untap during (?:their|that player's)/i;
/** Lands that others take the place of are not denied. */
const REPLACES_LANDS = /\bfor each land \w+ this way, [^.]*\bland card\b/i;
/** Abilities of planeswalkers that cost loyalty come late, and once. */
const ULTIMATE = /^[−-]\d+: .*$/gm;
/** Not those of an opponent. */
const EXTRA_TURN = /(?<!\b(?:opponent|that player|they) )\btakes? (?:an|two|three|that many) extra turns?\b/i;
/** Three mana or more from a spell of at most two. */
const RITUAL = /\badd (?:\{[WUBRGC]\}){3,}/i;
const MAX_RITUAL_VALUE = 2;
const FREE =
  /\brather than pay (?:this spell's|its|~'s) mana cost\b|\bif you control a commander, you may cast this spell without paying its mana cost\b/i;
const ANSWERS =
  /\bcounter (?:target|that)\b|\b(?:destroy|exile) (?:up to one )?target\b|\btarget (?:spell|player) can't\b|\bgain (?:hexproof|indestructible)\b|\bchoose new targets\b/i;
/** Mana that X or a mode asks for, which a mana value counts as none. */
const ASKS_FOR_MORE = /\bX\b|^Spree\b/m;
/** Another cost of more than one mana. */
const PAYS_MORE = /\bpay \{[^}]+\}\{[^.]* rather than\b/i;
const COUNTERS = /\bcounter target (?:(?!ability)[^.])*\bspell\b/i;

const hasType = ({ typeLine }: BracketCard, ...types: readonly string[]): boolean =>
  frontTypes(typeLine).types.some((type) => types.includes(type));

const isFastMana = (card: BracketCard): boolean =>
  hasType(card, 'Instant', 'Sorcery') && card.manaValue <= MAX_RITUAL_VALUE && RITUAL.test(card.text ?? '');

const isFreeInteraction = (card: BracketCard): boolean => {
  const { text = '', manaValue } = card;
  if (!hasType(card, 'Instant')) return false;
  return (
    (FREE.test(text) && ANSWERS.test(text) && !PAYS_MORE.test(text)) ||
    (manaValue <= 1 && COUNTERS.test(text) && !ASKS_FOR_MORE.test(text))
  );
};

/** A search for anything but lands and cards of one name, or a transmutation. */
const FINDS =
  /\bsearch your library for (?![^.]*\b(?:named|lands?|basic|plains|islands?|swamps?|mountains?|forests?)\b)|\btransmute\b/i;

const isTutor = (card: BracketCard): boolean =>
  card.tags.includes('tutor') &&
  !card.tags.includes('ramp') &&
  FINDS.test(card.text ?? 'search your library for a card') &&
  card.manaValue <= MAX_TUTOR_VALUE &&
  !hasType(card, 'Land');

const CHECKS: Readonly<Record<CardKind, (card: BracketCard, key: string) => boolean>> = {
  'game-changers': ({ gameChanger }) => gameChanger,
  'mass-land-denial': ({ text = '' }, key) =>
    LAND_DENIAL_KEYS.has(key) ||
    (LAND_DENIAL.test(text.replaceAll(ULTIMATE, '')) && !REPLACES_LANDS.test(text)),
  'extra-turns': ({ text = '' }, key) => EXTRA_TURN_KEYS.has(key) || EXTRA_TURN.test(text),
  'fast-mana': (card, key) => FAST_MANA_KEYS.has(key) || isFastMana(card),
  'free-interaction': (card, key) => FREE_INTERACTION_KEYS.has(key) || isFreeInteraction(card),
  tutors: (card, key) => TUTOR_KEYS.has(key) || isTutor(card),
};

/** The kinds of cards that brackets depend on. */
export const CARD_KINDS: readonly CardKind[] = BRACKET_KINDS.filter((kind) => kind !== 'two-card-combo');

/** What decides how a card counts. */
interface KindFacts {
  readonly kinds: ReadonlySet<CardKind>;
  readonly isLand: boolean;
}

const known = new WeakMap<BracketCard, KindFacts>();

/** The kinds that a card is of, and whether it is a land; remembered by card, since decks share their cards. */
export const bracketFacts = (card: BracketCard): KindFacts => {
  const remembered = known.get(card);
  if (remembered) return remembered;
  const key = foldName(card.name);
  const facts = {
    kinds: new Set(CARD_KINDS.filter((kind) => CHECKS[kind](card, key))),
    isLand: hasType(card, 'Land'),
  };
  known.set(card, facts);
  return facts;
};

/** Cards in the order of their names: what is stated of a bracket does not hang on the order of a list. */
export const inOrderOfNames = (cards: Iterable<BracketCard>): readonly BracketCard[] =>
  [...cards].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The names of the cards of each kind, in the order of the cards. */
export type NamesByKind = ReadonlyMap<CardKind, readonly string[]>;

/** Sorts cards by the kinds that they are of. */
export const namesByKind = (cards: readonly BracketCard[]): NamesByKind => {
  const names = new Map<CardKind, string[]>();
  for (const card of cards)
    for (const kind of bracketFacts(card).kinds) {
      const own = names.get(kind);
      if (own === undefined) names.set(kind, [card.name]);
      else own.push(card.name);
    }
  return names;
};
