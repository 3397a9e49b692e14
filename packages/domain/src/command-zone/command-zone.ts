import type { CardLayout } from '../card/card';
import { faceNames, foldName } from '../card/card-name';
import { frontText } from '../card/front-text';
import { isCreatureOffBattlefield } from '../card/off-battlefield';
import type { PartnerAbility, PartnerKind } from './partner-ability';
import { frontTypes } from '../card/type-line';
import { MAX_COMMANDERS } from '../limits';

/** The fields of a card that decide whether it can be a commander. */
export interface CommanderFacts {
  readonly typeLine: string;
  readonly layout?: CardLayout | undefined;
  readonly manaCost?: string | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly text?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** The result of melding is not a card: it has no mana cost (CR 701.42, 712.4). */
const isMeldResult = ({ layout, manaCost }: CommanderFacts): boolean => layout === 'meld' && !manaCost;

/**
 * Whether a card can be a commander without a partner (CR 903.3, as of 2026-09-25): a legendary creature or Vehicle, a
 * legendary Spacecraft with power and toughness, or a card whose text states that it can be your commander. The front
 * face decides. A planeswalker with Partner but no rules text counts, because the ability has no other use. Legality is
 * not checked.
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
  if (isCreatureOffBattlefield(facts)) return true;
  return (
    types.includes('Planeswalker') && facts.text === undefined && (facts.keywords ?? []).includes('Partner')
  );
};

/** The fields of a card that decide whether it can be in the command zone, and with which other card. */
export interface CommandZoneCard {
  readonly name: string;
  readonly canBeCommander: boolean;
  readonly partner: PartnerAbility;
}

/**
 * Whether a card can be in the command zone: as a commander, or as a commander's Background (CR 702.124k). Legality is
 * not checked.
 */
export const canBeInCommandZone = (card: Pick<CommandZoneCard, 'canBeCommander' | 'partner'>): boolean =>
  card.canBeCommander || card.partner.kind === 'background';

/** Whether a card has a partner ability of any kind. */
export const isPartnerCapable = (card: Pick<CommandZoneCard, 'partner'>): boolean =>
  card.partner.kind !== 'none';

const abilitiesOf = (ability: PartnerAbility): readonly PartnerAbility[] =>
  ability.or === undefined ? [ability] : [ability, ...abilitiesOf(ability.or)];

/** Whether a card has a specific partner ("Partner with …"). */
export const hasSpecificPartner = (card: Pick<CommandZoneCard, 'partner'>): boolean =>
  abilitiesOf(card.partner).some((ability) => ability.kind === 'partner-with');

/** Whether a name is the card's full name or that of its front face. */
const isNameOf = (named: string, card: CommandZoneCard): boolean =>
  foldName(named) === foldName(card.name) || foldName(named) === foldName(faceNames(card.name)[0] ?? '');

type CanPair = (
  a: PartnerAbility,
  b: PartnerAbility,
  cardA: CommandZoneCard,
  cardB: CommandZoneCard,
) => boolean;

/** The ability that each kind needs of the other card (CR 702.124, as of 2026-09-25). Kinds do not combine. */
const CAN_PAIR: Readonly<Record<PartnerKind, CanPair>> = {
  none: () => false,
  partner: (_, b) => b.kind === 'partner',
  'partner-with': (a, b, cardA, cardB) =>
    a.kind === 'partner-with' &&
    b.kind === 'partner-with' &&
    isNameOf(a.with, cardB) &&
    isNameOf(b.with, cardA),
  'partner-text': (a, b) =>
    a.kind === 'partner-text' && b.kind === 'partner-text' && foldName(a.text) === foldName(b.text),
  'choose-background': (_, b) => b.kind === 'background',
  background: (_, b) => b.kind === 'choose-background',
  'doctors-companion': (_, b) => b.kind === 'doctor',
  doctor: (_, b) => b.kind === 'doctors-companion',
};

/**
 * Whether two different cards can be in the command zone together, in either order: both can be in it, and their partner
 * abilities match.
 */
export const validPair = (a: CommandZoneCard, b: CommandZoneCard): boolean =>
  foldName(a.name) !== foldName(b.name) &&
  canBeInCommandZone(a) &&
  canBeInCommandZone(b) &&
  abilitiesOf(a.partner).some((ofA) =>
    abilitiesOf(b.partner).some((ofB) => CAN_PAIR[ofA.kind](ofA, ofB, a, b)),
  );

/** Whether cards form a command zone: one commander, or a valid pair. */
export const isCommandZone = (commanders: readonly CommandZoneCard[]): boolean => {
  const [first, second] = commanders;
  if (first === undefined || commanders.length > MAX_COMMANDERS) return false;
  return second === undefined ? first.canBeCommander : validPair(first, second);
};
