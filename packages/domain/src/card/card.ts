import type { ColorIdentity } from '../color/color-identity';
import type { DeckGrant } from '../command-zone/deck-grant';
import type { PartnerAbility } from '../command-zone/partner-ability';
import type { Prices } from '../price/price';
import type { PrimaryType } from './primary-type';
import type { Slug } from '../text/slug';
import type { Tag } from './tag';

/** Scryfall's names of card layouts. */
export const CARD_LAYOUTS = [
  'normal',
  'split',
  'flip',
  'transform',
  'modal_dfc',
  'meld',
  'leveler',
  'class',
  'case',
  'saga',
  'adventure',
  'mutate',
  'prototype',
  'battle',
  'reversible_card',
  'host',
  'augment',
  'prepare',
] as const;
/** The layout of a card. */
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Whether a value names a layout. */
export const isCardLayout = (value: unknown): value is CardLayout =>
  (CARD_LAYOUTS as readonly unknown[]).includes(value);

/** A card's legality in Commander; `unknown` if no source states it. */
export const LEGALITIES = ['legal', 'banned', 'not_legal', 'unknown'] as const;
/** Whether a card may be played in Commander. */
export type Legality = (typeof LEGALITIES)[number];

/** Whether a value names a legality. */
export const isLegality = (value: unknown): value is Legality =>
  (LEGALITIES as readonly unknown[]).includes(value);

/** How many copies a deck may have: 1, a limit of the card's own, or any number (CR 903.5b). */
export type CopyLimit = number | 'any';

/** Absolute URIs of a card's images. */
export interface CardImages {
  /** The whole card, about 488 × 680 px. */
  readonly normal: string;
  /** The illustration. */
  readonly artCrop?: string;
}

/** One face of a card that has several; the front comes first. */
export interface CardFace {
  readonly name: string;
  readonly typeLine: string;
  readonly manaCost?: string;
  readonly colors?: ColorIdentity;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly text?: string;
  readonly images?: CardImages;
}

/** A set that a card was printed in, as card records state it. */
export interface CardPrinting {
  /** Set code in lower case. */
  readonly code: string;
  readonly name?: string;
  /** ISO date of the card's release in the set, reprint or not. */
  readonly releasedAt?: string;
}

/** A card. `@crownsmith/catalog` makes it from the records of a source; a field that no source provides is absent. */
export interface Card {
  /** Full name; names of faces are joined by ` // `. */
  readonly name: string;
  /** `makeSlug(name)`, of a card that shares it with another by `withUniqueSlugs`. */
  readonly slug: Slug;
  /** Names that it had in earlier card files, the latest first; absent if it had no other. */
  readonly formerNames?: readonly string[];
  readonly oracleId?: string;
  readonly scryfallId?: string;
  readonly layout: CardLayout;
  /** Cost of the front face in the printed notation, `{2}{U}`; both costs of a split card, joined by ` // `. */
  readonly manaCost?: string;
  readonly manaValue: number;
  /** Full type line; lines of faces are joined by ` // `. */
  readonly typeLine: string;
  /** Absent for a card of none of the eight types. */
  readonly primaryType?: PrimaryType;
  readonly colorIdentity: ColorIdentity;
  /** Colours of the card, of a card with two sides those of the front (CR 105.2). */
  readonly colors?: ColorIdentity;
  readonly keywords: readonly string[];
  /** It has every creature type (changeling); absent otherwise. */
  readonly isEveryCreatureType?: true;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  /** Rules text; texts of faces are separated by a line `//`. */
  readonly text?: string;
  /** What it does, as `@crownsmith/playtest` reads it, for a card whose rules text no source states; absent where nobody did. */
  readonly abilities?: string;
  /** Empty for a card of one face, otherwise two or more. */
  readonly faces: readonly CardFace[];
  /** In Commander. */
  readonly legality: Legality;
  /** ISO date of the release of an announced card: its `not_legal` is that of a preview, until then. */
  readonly legalFrom?: string;
  /**
   * ISO date of the release of a card that its source calls legal in no format at all, and that could be in one. Where its set is out,
   * the source is older than the set.
   */
  readonly nowhereLegalFrom?: string;
  /** Formats of the same family that ban it, by their names in Scryfall's data (`duel`); absent where none is known to. */
  readonly bannedIn?: readonly string[];
  readonly gameChanger: boolean;
  /** Whether it is on the Reserved List; absent where no source states it. */
  readonly reserved?: boolean;
  /** Whether it can be a commander without a partner (CR 903.3). */
  readonly canBeCommander: boolean;
  readonly partner: PartnerAbility;
  /** What it changes for a deck that it commands; absent for a commander that changes nothing. */
  readonly grants?: readonly DeckGrant[];
  readonly copyLimit: CopyLimit;
  readonly prices: Prices;
  readonly images?: CardImages;
  /** Set codes in lower case; empty if unknown. */
  readonly sets: readonly string[];
  readonly setName?: string;
  /** One per set, in the order of the codes, for the sets that card records show it in; absent without such a record. */
  readonly printings?: readonly CardPrinting[];
  /** ISO date of the first known release. */
  readonly releasedAt?: string;
  readonly rarity?: string;
  readonly tags: readonly Tag[];
  /** Mean of votes, 0–`MAX_SALT`. */
  readonly salt?: number;
}
