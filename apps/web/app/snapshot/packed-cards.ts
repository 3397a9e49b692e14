import { isColorIdentity, makeSlug, PRICE_SOURCES, PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import { COLORLESS, type PriceSource, type Prices } from '@crownsmith/domain';
import type { PageCard } from '#app/model/pages';

/**
 * Cards on their way from a loader to the browser, as columns of lines. A page of 300 cards takes about a third of the
 * bytes that 300 objects take, after compression, too.
 */
export interface PackedCards {
  readonly names: string;
  /** empty where the slug follows from the name */
  readonly slugs: string;
  readonly costs: string;
  readonly values: string;
  readonly types: string;
  /** index of the primary type, empty for none */
  readonly groups: string;
  readonly identities: string;
  readonly corners: string;
  /** by the order of PRICE_SOURCES, separated by spaces, trailing gaps left out */
  readonly prices: string;
  /** the id of a picture at its usual place, or a whole URI */
  readonly images: string;
  /** indices of tags, one digit each */
  readonly tags: string;
  readonly salts: string;
  /** bits: 1 game changer, 2 can lead */
  readonly flags: string;
}

const USUAL_IMAGE = /^https:\/\/cards\.scryfall\.io\/normal\/front\/\w\/\w\/([0-9a-f-]{36})\.jpg(?:\?\d+)?$/;
const IMAGE_ID = /^[0-9a-f-]{36}$/;

const packImage = (image: string | undefined): string =>
  (image && (USUAL_IMAGE.exec(image)?.[1] ?? image)) || '';

const openImage = (text: string): string | undefined => {
  if (!IMAGE_ID.test(text)) return text || undefined;
  return `https://cards.scryfall.io/normal/front/${text.charAt(0)}/${text.charAt(1)}/${text}.jpg`;
};

const packPrices = (prices: Prices): string =>
  PRICE_SOURCES.map((source) => prices[source] ?? '')
    .join(' ')
    .trimEnd();

const openPrices = (text: string): Prices => {
  const prices: { [source in PriceSource]?: number } = {};
  for (const [index, value] of text.split(' ').entries()) {
    const source = PRICE_SOURCES[index];
    if (source && value !== '') prices[source] = Number(value);
  }
  return prices;
};

const flagsOf = (card: PageCard): number => (card.gameChanger ? 1 : 0) | (card.canLead ? 2 : 0);

/**
 * Packs cards for a loader's answer; `openCards` is the way back.
 * @example openCards(packCards([card])) // [card]
 */
export const packCards = (cards: readonly PageCard[]): PackedCards => {
  const column = (value: (card: PageCard) => string | number | undefined): string =>
    cards.map((card) => String(value(card) ?? '').replaceAll('\n', ' ')).join('\n');
  return {
    names: column((card) => card.name),
    slugs: column((card) => (makeSlug(card.name) === card.slug ? '' : card.slug)),
    costs: column((card) => card.manaCost),
    values: column((card) => card.manaValue),
    types: column((card) => card.typeLine),
    groups: column((card) => card.primaryType && PRIMARY_TYPES.indexOf(card.primaryType)),
    identities: column((card) => card.colorIdentity),
    corners: column((card) => card.corner),
    prices: column((card) => packPrices(card.prices)),
    images: column((card) => packImage(card.image)),
    tags: column((card) => card.tags.map((tag) => TAGS.indexOf(tag)).join('')),
    salts: column((card) => card.salt ?? ''),
    flags: column(flagsOf),
  };
};

/** Cards of a loader's answer, in the order in which they were packed. */
export const openCards = (packed: PackedCards): readonly PageCard[] => {
  if (packed.names === '') return [];
  const columns = new Map(
    Object.entries(packed).map(([name, text]: [string, string]) => [name, text.split('\n')]),
  );
  return packed.names.split('\n').map((name, index): PageCard => {
    const at = (column: keyof PackedCards): string => columns.get(column)?.[index] ?? '';
    const identity = Number(at('identities'));
    const flags = Number(at('flags'));
    return {
      name,
      slug: at('slugs') || makeSlug(name),
      manaCost: at('costs') || undefined,
      manaValue: Number(at('values')),
      typeLine: at('types'),
      primaryType: at('groups') === '' ? undefined : PRIMARY_TYPES[Number(at('groups'))],
      colorIdentity: isColorIdentity(identity) ? identity : COLORLESS,
      corner: at('corners') || undefined,
      prices: openPrices(at('prices')),
      image: openImage(at('images')),
      tags: [...at('tags')].flatMap((digit) => TAGS[Number(digit)] ?? []),
      salt: at('salts') === '' ? null : Number(at('salts')),
      gameChanger: (flags & 1) !== 0,
      canLead: (flags & 2) !== 0,
    };
  });
};
