import type { CardLayout } from '../card/card';
import { faceNames, foldName } from '../card/card-name';
import { frontText } from '../card/front-text';
import type { PartnerAbility, PartnerKind } from './partner-ability';
import { frontTypes } from '../card/type-line';

/** What is read from a card to decide whether it may be a commander. */
export interface CommanderFacts {
  readonly typeLine: string;
  readonly layout?: CardLayout | undefined;
  readonly manaCost?: string | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly text?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** The back of a melded pair is no card of its own: it has no cost (CR 701.42, 712.4). */
const isMeldResult = ({ layout, manaCost }: CommanderFacts): boolean => layout === 'meld' && !manaCost;

/**
 * Whether a card may be a commander by itself (CR 903.3, as of 2026-09-25): a legendary creature, Vehicle, or
 * Spacecraft with power and toughness, or a card that says that it can be your commander. The front face decides.
 * A planeswalker with plain Partner and no known wording counts: the ability means nothing elsewhere. Backgrounds
 * may only be second and are no commanders by themselves. Whether the card is banned is another question.
 * @example canBeCommander({ typeLine: 'Legendary Artifact — Vehicle', power: '5', toughness: '5' }) // true
 */
export const canBeCommander = (facts: CommanderFacts): boolean => {
  const { supertypes, types, subtypes } = frontTypes(facts.typeLine);
  const text = facts.text === undefined ? '' : frontText(facts.text);
  if (/\bcan be your commander\b/i.test(text)) return true;
  if (!supertypes.includes('Legendary') || isMeldResult(facts)) return false;
  if (types.includes('Creature')) return true;
  if (subtypes.includes('Vehicle')) return true;
  if (subtypes.includes('Spacecraft')) return facts.power !== undefined && facts.toughness !== undefined;
  // Grist: a creature everywhere but on the battlefield, so in the command zone, too.
  if (/isn['’]t on the battlefield, it['’]s an? [^.]*\bcreature\b/i.test(text)) return true;
  return (
    types.includes('Planeswalker') && facts.text === undefined && (facts.keywords ?? []).includes('Partner')
  );
};

/** What is read from a card to decide whom it may share the command zone with. */
export interface CommandZoneCard {
  readonly name: string;
  readonly canBeCommander: boolean;
  readonly partner: PartnerAbility;
}

/**
 * Whether a card may be in the command zone: as a commander, or as the Background of one (CR 702.124k). Whether it is
 * banned is another question.
 */
export const canBeInCommandZone = (card: Pick<CommandZoneCard, 'canBeCommander' | 'partner'>): boolean =>
  card.canBeCommander || card.partner.kind === 'background';

/** Whether a card has any ability to share the command zone. */
export const isPartnerCapable = (card: Pick<CommandZoneCard, 'partner'>): boolean =>
  card.partner.kind !== 'none';

const abilitiesOf = (ability: PartnerAbility): readonly PartnerAbility[] =>
  ability.or === undefined ? [ability] : [ability, ...abilitiesOf(ability.or)];

/** Whether a card names one specific card as its partner ("Partner with …"). */
export const hasSpecificPartner = (card: Pick<CommandZoneCard, 'partner'>): boolean =>
  abilitiesOf(card.partner).some((ability) => ability.kind === 'partner-with');

/** Whether `named` names the card: in full or by its front face. */
const names = (named: string, card: CommandZoneCard): boolean =>
  foldName(named) === foldName(card.name) || foldName(named) === foldName(faceNames(card.name)[0] ?? '');

type Sharing = (
  a: PartnerAbility,
  b: PartnerAbility,
  cardA: CommandZoneCard,
  cardB: CommandZoneCard,
) => boolean;

/** One row per kind of ability: what the other card must have (CR 702.124, as of 2026-09-25). Kinds never mix. */
const SHARES: Readonly<Record<PartnerKind, Sharing>> = {
  none: () => false,
  partner: (_, b) => b.kind === 'partner',
  'partner-with': (a, b, cardA, cardB) =>
    a.kind === 'partner-with' && b.kind === 'partner-with' && names(a.with, cardB) && names(b.with, cardA),
  'partner-text': (a, b) =>
    a.kind === 'partner-text' && b.kind === 'partner-text' && foldName(a.text) === foldName(b.text),
  'choose-background': (_, b) => b.kind === 'background',
  background: (_, b) => b.kind === 'choose-background',
  'doctors-companion': (_, b) => b.kind === 'doctor',
  doctor: (_, b) => b.kind === 'doctors-companion',
};

/**
 * Whether two cards may be commanders together, in either order: both may be commanders (or one is the Background of
 * the other), they are two cards, and one and the same partner ability allows both.
 */
export const validPair = (a: CommandZoneCard, b: CommandZoneCard): boolean =>
  foldName(a.name) !== foldName(b.name) &&
  canBeInCommandZone(a) &&
  canBeInCommandZone(b) &&
  abilitiesOf(a.partner).some((ofA) =>
    abilitiesOf(b.partner).some((ofB) => SHARES[ofA.kind](ofA, ofB, a, b)),
  );

/** Whether these cards may form a command zone: one commander, or a valid pair. */
export const isCommandZone = (commanders: readonly CommandZoneCard[]): boolean => {
  const [first, second] = commanders;
  if (first === undefined || commanders.length > 2) return false;
  return second === undefined ? first.canBeCommander : validPair(first, second);
};
