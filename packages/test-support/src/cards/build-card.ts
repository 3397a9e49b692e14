import {
  COLORLESS,
  makeSlug,
  NO_PARTNER,
  parseColorIdentity,
  primaryTypeOf,
  type Card,
  type CardLayout,
  type PartnerAbility,
} from '@crownsmith/domain';

/** The fields of a card that a test sets; `buildCard` fills in the rest. */
export interface CardFacts {
  readonly name: string;
  readonly type: string;
  readonly cost?: string;
  /** mana value */
  readonly value?: number;
  /** letters of the colour identity */
  readonly colors?: string;
  readonly partner?: PartnerAbility;
  readonly layout?: CardLayout;
  /** power and toughness */
  readonly size?: readonly [power: string, toughness: string];
  /** any further fields */
  readonly more?: Partial<Card>;
}

/**
 * A card from a few facts.
 * @example buildCard({ name: 'Sol Ring', type: 'Artifact', cost: '{1}', value: 1 }).slug // 'sol-ring'
 */
export const buildCard = ({
  name,
  type,
  cost,
  value = 0,
  colors = '',
  partner = NO_PARTNER,
  layout = 'normal',
  size,
  more,
}: CardFacts): Card => {
  const primaryType = primaryTypeOf(type);
  return {
    name,
    slug: makeSlug(name),
    layout,
    manaValue: value,
    typeLine: type,
    colorIdentity: parseColorIdentity(colors) ?? COLORLESS,
    keywords: [],
    faces: [],
    legality: 'legal',
    gameChanger: false,
    canBeCommander: /^Legendary .*Creature/.test(type),
    partner,
    copyLimit: type.startsWith('Basic') ? 'any' : 1,
    prices: { cardkingdom: 1.99, tcgplayer: 1.49 },
    sets: ['tst'],
    tags: [],
    ...(cost !== undefined && { manaCost: cost }),
    ...(primaryType !== undefined && { primaryType }),
    ...(size && { power: size[0], toughness: size[1] }),
    ...more,
  };
};
