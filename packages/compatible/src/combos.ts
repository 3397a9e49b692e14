import type {
  Combo,
  ComboIndex,
  CompatibleCombo,
  CompatibleComboCard,
  WireCard,
} from '@crownsmith/api-client';
import { COLORLESS, isColorIdentity, makeColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import { cardsOf, nameOf } from './cards';
import type { Cards } from './source';

export type IndexedCombo = ComboIndex['combos'][number];

/** What its own file tells of a combo besides. */
type ComboDetails = Pick<Combo, 'prerequisites' | 'steps'> | undefined;

/** Of a combo; colourless for an invalid one. */
export const identityOfCombo = ({ identity }: Pick<IndexedCombo, 'identity'>): ColorIdentity =>
  isColorIdentity(identity) ? identity : COLORLESS;

/** Letters as clients of combo finders read them: `C` for none. */
export const identityLetters = (identity: ColorIdentity): string => makeColorIdentity(identity) || 'C';

/** What the snapshot does not tell of a piece. */
const UNKNOWN_PLACE = {
  battlefieldCardState: '',
  exileCardState: '',
  libraryCardState: '',
  graveyardCardState: '',
} as const;

const priceOf = (cards: readonly WireCard[], shop: keyof CompatibleCombo['prices']): string | null => {
  const known = cards.flatMap(({ prices }) => prices[shop]?.price ?? []);
  return known.length === cards.length ? known.reduce((sum, price) => sum + price, 0).toFixed(2) : null;
};

/** A piece or result with its copies. @example quantityOf('2 × A sacrifice outlet') // { name: 'A sacrifice outlet', quantity: 2 } */
const quantityOf = (words: string): { readonly name: string; readonly quantity: number } => {
  const [, copies, name] = /^(\d{1,3}) × (.+)$/.exec(words) ?? [];
  return copies !== undefined && name !== undefined
    ? { name, quantity: Number(copies) }
    : { name: words, quantity: 1 };
};

/** A card as clients of combo finders read it. */
export const makeComboCard = (card: WireCard, { pictureUri }: Cards): CompatibleComboCard => {
  const [front, back] = card.image_uris;
  const uriOf = (uri: string | undefined): string | null => (uri === undefined ? null : pictureUri(uri));
  return {
    name: nameOf(card),
    oracleId: null,
    scryfallId: card.scryfall_id ?? null,
    typeLine: card.type,
    faces: card.name.split(' // ').length,
    spoiler: false,
    imageUriFrontNormal: uriOf(front?.normal),
    imageUriFrontArtCrop: uriOf(front?.art_crop),
    imageUriBackNormal: uriOf(back?.normal),
    imageUriBackArtCrop: uriOf(back?.art_crop),
  };
};

/** A combo as clients of combo finders read it. */
export const makeCombo = (combo: IndexedCombo, details: ComboDetails, cards: Cards): CompatibleCombo => {
  const own = cardsOf(combo.cards, cards);
  return {
    id: combo.id,
    status: 'OK',
    uses: own.map((card) => ({
      card: makeComboCard(card, cards),
      usedFace: null,
      ...UNKNOWN_PLACE,
      zoneLocations: [],
      mustBeCommander: combo.commanders?.includes(card.sanitized) ?? false,
      quantity: combo.copies?.[card.sanitized] ?? 1,
    })),
    requires: (combo.templates ?? []).map(quantityOf).map(({ name, quantity }) => ({
      template: { name, scryfallQuery: null, scryfallApi: null },
      ...UNKNOWN_PLACE,
      zoneLocations: [],
      mustBeCommander: false,
      quantity,
    })),
    produces: combo.results.map(quantityOf).map(({ name, quantity }) => ({ feature: { name }, quantity })),
    of: [],
    includes: [],
    identity: identityLetters(identityOfCombo(combo)),
    manaNeeded: combo.mana_needed ?? '',
    manaValueNeeded: null,
    easyPrerequisites: '',
    notablePrerequisites: details?.prerequisites ?? '',
    description: details?.steps ?? '',
    notes: '',
    popularity: combo.num_decks,
    spoiler: false,
    bracketTag: combo.bracket_tag ?? null,
    legalities: { commander: own.every(({ legality }) => legality === 'legal' || legality === 'unknown') },
    prices: {
      tcgplayer: priceOf(own, 'tcgplayer'),
      cardkingdom: priceOf(own, 'cardkingdom'),
      cardmarket: priceOf(own, 'cardmarket'),
    },
  };
};
