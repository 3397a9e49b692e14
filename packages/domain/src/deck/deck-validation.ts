import { legalityOn } from '../card/card-legality';
import { foldedName, foldName } from '../card/card-name';
import { maxCopies } from '../card/copy-limit';
import { identityColors, type ColorIdentity } from '../color/color-identity';
import { canBeInCommandZone, validPair } from '../command-zone/command-zone';
import {
  choosesColor,
  deckAllowance,
  forbids,
  outsideOf,
  type DeckAllowance,
} from '../command-zone/deck-allowance';
import { checkCompanion, companionRule, hasCompanion, isBannedAsCompanion } from './companion';
import {
  deckSize,
  type DeckCard,
  type DeckEntry,
  type DeckPlace,
  type DeckViolation,
  type LegalDeck,
  type ResolvedDeck,
} from './deck';
import { excessCopies } from './excess-copies';
import { DECK_FORMATS, type DeckFormatKey } from './deck-format';
import { MAX_COMMANDERS } from '../limits';
import { err, ok, type Result } from '../result';

/** Options of `validateDeck`. */
export interface ValidationOptions {
  /** Default 'commander'. */
  readonly format?: DeckFormatKey;
  /** Names of banned cards, in addition to the cards' own legality. */
  readonly banned?: Iterable<string>;
  /** The colour that the player of a commander chose (The Prismatic Piper); if absent, the one that most cards need. */
  readonly chosen?: ColorIdentity;
  /** ISO date of the day on which the deck is to be legal: announced cards are from their release on. */
  readonly today?: string;
}

interface Placed<C extends DeckCard> {
  readonly entry: DeckEntry<C>;
  readonly place: DeckPlace;
}

const placed = <C extends DeckCard>(
  zone: DeckPlace['zone'],
  entries: readonly DeckEntry<C>[],
): readonly Placed<C>[] =>
  entries.map((entry, index) => ({
    entry,
    place: { zone, index, ...(entry.line !== undefined && { line: entry.line }) },
  }));

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;

const DECK: DeckPlace = { zone: 'deck' };

const checkEntry = <C extends DeckCard>({ entry, place }: Placed<C>): readonly DeckViolation[] => [
  ...(entry.card === undefined ? [{ code: 'unknown-card', name: entry.name, place } as const] : []),
  ...(isCount(entry.count)
    ? []
    : [{ code: 'invalid-count', name: entry.name, count: entry.count, place } as const]),
];

const checkLegality = <C extends DeckCard>(
  { entry: { card }, place }: Placed<C>,
  usesLegality: boolean,
  banned: ReadonlySet<string>,
  today: string | undefined,
): readonly DeckViolation[] => {
  if (card === undefined) return [];
  const { name } = card;
  const legality = legalityOn(card, today);
  if (banned.has(foldedName(card)) || (usesLegality && legality === 'banned'))
    return [{ code: 'banned', name, place }];
  if (!usesLegality || legality === 'legal') return [];
  if (legality === 'unknown') return [{ code: 'legality-unknown', name, place }];
  return [{ code: 'not-legal', name, ...(card.legalFrom !== undefined && { from: card.legalFrom }), place }];
};

const checkCommanders = <C extends DeckCard>(commanders: readonly Placed<C>[]): readonly DeckViolation[] => {
  const count = commanders.reduce((sum, { entry }) => sum + entry.count, 0);
  if (commanders.length === 0) return [{ code: 'no-commander', place: { zone: 'commanders' } }];
  const [a, b, ...more] = commanders.map(({ entry }) => entry.card);
  if (count > MAX_COMMANDERS || more.length > 0) {
    return [{ code: 'too-many-commanders', count, place: { zone: 'commanders' } }];
  }
  const isPair = commanders.length === 2;
  const ineligible = commanders.flatMap(({ entry: { card }, place }): readonly DeckViolation[] =>
    card === undefined || (isPair ? canBeInCommandZone(card) : card.canBeCommander)
      ? []
      : [
          {
            code: 'not-a-commander',
            name: card.name,
            ...(canBeInCommandZone(card) && ({ isBackground: true } as const)),
            place,
          },
        ],
  );
  // Of cards that a deck may have several of, two are no pair either: none has a partner of its own name.
  const isDoubled = a !== undefined && !isPair && count > 1 && maxCopies(a.copyLimit) > 1;
  if (isDoubled) return [{ code: 'invalid-pair', names: [a.name, a.name], place: { zone: 'commanders' } }];
  if (a === undefined || b === undefined || ineligible.length > 0 || validPair(a, b)) return ineligible;
  return [{ code: 'invalid-pair', names: [a.name, b.name], place: { zone: 'commanders' } }];
};

const checkCopies = <C extends DeckCard>(entries: readonly Placed<C>[]): readonly DeckViolation[] =>
  excessCopies(entries.map(({ entry: { card, count }, place }) => ({ card, count, place }))).flatMap(
    ({ card: { name, copyLimit }, count, limit, entry: { place } }) =>
      copyLimit === 'any' ? [] : [{ code: 'too-many-copies', name, count, limit, place } as const],
  );

const checkIdentity = <C extends DeckCard>(
  entries: readonly Placed<C>[],
  allowance: DeckAllowance,
): readonly DeckViolation[] =>
  entries.flatMap(({ entry: { card }, place }) =>
    card === undefined || !forbids(allowance, card)
      ? []
      : [
          {
            code: 'outside-identity',
            name: card.name,
            ...outsideOf(allowance, card),
            place,
          } as const,
        ],
  );

/** How many cards a deck needs, and has. */
interface SizeRule {
  readonly least: number;
  readonly actual: number;
  /** It may have more. */
  readonly isLeast: boolean;
}

const checkSize = ({ least, actual, isLeast }: SizeRule): readonly DeckViolation[] =>
  (isLeast ? actual >= least : actual === least)
    ? []
    : [
        {
          code: 'deck-size',
          expected: least,
          actual,
          ...(isLeast && ({ isLeast: true } as const)),
          place: DECK,
        } as const,
      ];

/** The companion is outside the deck; its condition applies to the whole deck (CR 702.139, 903.11). */
const checkCompanionOf = <C extends DeckCard>(
  companion: Placed<C>,
  deck: readonly Placed<C>[],
  { least, actual, isLeast }: SizeRule,
): readonly DeckViolation[] => {
  const { entry, place } = companion;
  const { card } = entry;
  if (card === undefined) return [];
  const { name } = card;
  const rule = companionRule(name);
  if (rule === undefined)
    return hasCompanion(card)
      ? [{ code: 'companion-unchecked', name, unchecked: [], place }]
      : [{ code: 'not-a-companion', name, place }];
  const cards = deck.flatMap(({ entry: { card: own } }) => own ?? []);
  const { broken, unchecked } = checkCompanion(rule, cards);
  const { condition } = rule;
  const violations: readonly (DeckViolation | false)[] = [
    entry.count > 1 && { code: 'too-many-copies', name, count: entry.count, limit: 1, place },
    isBannedAsCompanion(name) && { code: 'banned-as-companion', name, place },
    cards.some((own) => own.name === card.name) && { code: 'companion-in-deck', name, place },
    rule.kind === 'deck-size' && !isLeast && { code: 'companion-impossible', name, condition, place },
    rule.kind === 'deck-size' &&
      isLeast &&
      actual < least + rule.more && {
        code: 'companion-condition',
        name,
        condition,
        broken,
        missing: least + rule.more - actual,
        place,
      },
    broken.length > 0 && { code: 'companion-condition', name, condition, broken, place },
    unchecked.length > 0 && { code: 'companion-unchecked', name, unchecked, place },
  ];
  return violations.filter((violation) => violation !== false);
};

const byLine = (a: DeckViolation, b: DeckViolation): number => (a.place.line ?? 0) - (b.place.line ?? 0);

/**
 * Validates a deck by the rules of its format (CR 903.5, 903.11, 702.124, 702.139, as of 2026-09-25): size, commanders,
 * copies, colour identity, legality, companion. Returns the legal deck, or every violation with its place, in the
 * order of lines. Colour identity is checked only if all commanders are known, with what they let their deck have (`allows`); of a commander whose
 * colour is chosen, by the choice that most cards fit. Where a commander's wording is not understood, size and colours are not
 * checked.
 */
export const validateDeck = <C extends DeckCard>(
  deck: ResolvedDeck<C>,
  options: ValidationOptions = {},
): Result<LegalDeck<C>, readonly DeckViolation[]> => {
  const format = DECK_FORMATS[options.format ?? 'commander'];
  const banned = new Set([...(options.banned ?? [])].map(foldName));
  const commanders = placed('commanders', deck.commanders);
  const own = [...commanders, ...placed('main', deck.main)];
  const companion = placed('companion', deck.companion === undefined ? [] : [deck.companion]);
  const all = [...own, ...companion];
  const known = deck.commanders.flatMap(({ card }) => card ?? []);
  const allowance = deckAllowance(
    known,
    all.flatMap(({ entry: { card, count } }) => (card && isCount(count) ? [{ card, count }] : [])),
    options.chosen ?? deck.chosen,
  );
  const isIdentityKnown = known.length > 0 && known.length === deck.commanders.length;
  const isUnread = allowance.unread.length > 0;
  const size = { least: format.deckSize, actual: deckSize(deck), isLeast: allowance.hasAnySize };
  const violations: readonly DeckViolation[] = [
    ...(isUnread ? [] : checkSize(size)),
    ...checkCommanders(commanders),
    ...all.flatMap(checkEntry),
    ...all.flatMap((entry) => checkLegality(entry, format.usesCommanderLegality, banned, options.today)),
    ...checkCopies(own),
    ...(isIdentityKnown ? checkIdentity(all, allowance) : []),
    ...companion.flatMap((entry) => checkCompanionOf(entry, own, size)),
  ];
  if (violations.length > 0) return err(violations.toSorted(byLine));
  const legal = {
    commanders: known,
    main: deck.main.flatMap(({ card, count }) => (card === undefined ? [] : [{ card, count }])),
    ...(deck.companion?.card !== undefined && { companion: deck.companion.card }),
    identity: allowance.identity,
    ...(choosesColor(known) && { chosenColors: identityColors(allowance.chosen) }),
    ...(isUnread && { unread: allowance.unread }),
  };
  return ok(legal as unknown as LegalDeck<C>);
};
