import type { ColorIdentity } from '../color/color-identity';
import type { PartnerAbility } from '../command-zone/partner-ability';
import type { Prices } from '../price/price';
import type { PrimaryType } from './primary-type';
import type { Slug } from '../text/slug';
import type { Tag } from './tag';

/** How a card is laid out, as the sources name it. */
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
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Whether a value names a layout. */
export const isCardLayout = (value: unknown): value is CardLayout =>
  (CARD_LAYOUTS as readonly unknown[]).includes(value);

/** Where a card stands in the Commander format; `unknown` when the source does not say. */
export const LEGALITIES = ['legal', 'banned', 'not_legal', 'unknown'] as const;
export type Legality = (typeof LEGALITIES)[number];

/** Whether a value names a legality. */
export const isLegality = (value: unknown): value is Legality =>
  (LEGALITIES as readonly unknown[]).includes(value);

/** How many copies a deck may hold: 1, a stated cap, or any number (CR 903.5b and the cards' own words). */
export type CopyLimit = number | 'any';

export interface CardImages {
  /** Absolute URI of the whole card, about 488 × 680 px. */
  readonly normal: string;
  /** Absolute URI of the illustration alone. */
  readonly artCrop?: string;
}

/** One face of a card that has several; the front comes first. */
export interface CardFace {
  readonly name: string;
  readonly typeLine: string;
  readonly manaCost?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly text?: string;
  readonly images?: CardImages;
}

/**
 * A card as the whole house knows it: parsed once, where a source enters (packages/catalog).
 * A field that the source does not tell is absent, never a made-up value.
 */
export interface Card {
  /** Full name; faces are joined by ` // `. */
  readonly name: string;
  /** `makeSlug(name)`. */
  readonly slug: Slug;
  readonly oracleId?: string;
  readonly scryfallId?: string;
  readonly layout: CardLayout;
  /** Cost of the front face in the printed notation, `{2}{U}`; split cards join both by ` // `; absent if unknown. */
  readonly manaCost?: string;
  readonly manaValue: number;
  /** Full type line; faces are joined by ` // `. */
  readonly typeLine: string;
  /** Which of the eight display groups holds it; undefined for a card of none. */
  readonly primaryType?: PrimaryType;
  readonly colorIdentity: ColorIdentity;
  readonly keywords: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  /** Rules text, where the source carries it; faces are joined by a line `//`. */
  readonly text?: string;
  /** Two or more for a card of several faces, else empty. */
  readonly faces: readonly CardFace[];
  readonly legality: Legality;
  readonly gameChanger: boolean;
  /** Whether it may be a commander by itself (CR 903.3). */
  readonly canBeCommander: boolean;
  readonly partner: PartnerAbility;
  readonly copyLimit: CopyLimit;
  readonly prices: Prices;
  readonly images?: CardImages;
  /** Set codes, lower case; empty when unknown. */
  readonly sets: readonly string[];
  readonly setName?: string;
  /** First known release, ISO date. */
  readonly releasedAt?: string;
  readonly rarity?: string;
  readonly tags: readonly Tag[];
  /** Mean of votes, 0–4. */
  readonly salt?: number;
}
