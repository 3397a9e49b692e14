import type { AdviceLimits, PlayerDeck } from '@crownsmith/domain';
import type { compareOfFields } from '@crownsmith/api-client';
import type { PlayState } from './play/play-state';

/** The tabs of a deck's page, in their order. */
export const DECK_TABS = ['add', 'swap', 'cut', 'check', 'play', 'similar', 'versions', 'buy'] as const;
export type DeckTab = (typeof DECK_TABS)[number];

/** Numbers of swaps that are offered, the usual one first. */
export const SWAP_COUNTS = [10, 5, 20, 30] as const;

/** What the cards of a deck are grouped by. */
export const DECK_GROUPINGS = ['role', 'type', 'mana', 'price', 'color'] as const;
export type DeckGrouping = (typeof DECK_GROUPINGS)[number];

/** What the page of a deck shows: all of it is in its address. */
export interface DeckPageState {
  readonly deck: PlayerDeck;
  readonly tab: DeckTab;
  readonly by: DeckGrouping;
  /** what the player allows for advice */
  readonly limits: AdviceLimits;
  /** which decks the list is compared with */
  readonly compare: Parameters<typeof compareOfFields>[0];
  /** id of the person's saved list that was opened */
  readonly list?: string | undefined;
  /** the version of that list with which the changes began */
  readonly base?: number | undefined;
  /** slug of the card of the list that is changed */
  readonly card?: string | undefined;
  /** whether the list is the view of a narrow screen, and not the tab */
  readonly showsList: boolean;
  /** which games are shown, and what is asked of them; the first ones and nothing without it */
  readonly play?: PlayState | undefined;
  /** most swaps that are offered */
  readonly swaps: number;
  /** code of the deck before the first act on this page: what came in since has to be bought */
  readonly from?: string | undefined;
  /** name of a card of which the player asks why it is not recommended */
  readonly why?: string | undefined;
  /** acts of a suggestion of which the player asks what it does to games */
  readonly effect?: string | undefined;
  /** the query before the last act */
  readonly was?: string | undefined;
  /** entries of the list that was opened whose names are no card */
  readonly left?: readonly string[] | undefined;
}

/** Entries without a card that an address holds, and the characters of each. */
export const MAX_LEFT = 20;
export const MAX_LEFT_CHARACTERS = 100;

/** The page of a deck as it is first shown. */
export const NO_VIEW: Omit<DeckPageState, 'deck'> = {
  tab: 'add',
  by: 'role',
  showsList: false,
  compare: {},
  limits: {},
  swaps: SWAP_COUNTS[0],
};

/** A parameter of an address: its name and its value. */
export type Parameter = readonly [name: string, value: string];

/** Id of the form that carries the deck: buttons of the page are its own. */
export const DECK_FORM = 'deck-state';

/** Parameters as the query of an address. */
export const queryOf = (parameters: readonly Parameter[]): string =>
  new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, value])).toString();

/** The parameters with others in their place. */
const withParameters = (
  parameters: readonly Parameter[],
  changes: Readonly<Record<string, string | undefined>>,
): readonly Parameter[] => [
  ...parameters.filter(([name]) => !(name in changes)),
  ...Object.entries(changes).flatMap(([name, value]): readonly Parameter[] =>
    value === undefined ? [] : [[name, value]],
  ),
];

/** The address of the page with something else shown. */
export const deckHref = (
  parameters: readonly Parameter[],
  changes: Readonly<Record<string, string | undefined>>,
): string => `/deck?${queryOf(withParameters(parameters, changes))}`;
