import type { FrameCard } from '#app/ui/card-frame/CardFrame';
import { frontOf } from '#app/ui/card-frame/frame-card';

/** A card as a hand shows it. */
export interface HandCard {
  readonly slug: string;
  readonly frame: FrameCard;
}

/** Copies of a card of the deck. */
export interface HandEntry extends HandCard {
  readonly count: number;
}

/** The copies of a deck in an order that its cards alone decide: a seed deals the same hand wherever it is dealt. */
export const libraryOf = (entries: readonly HandEntry[]): readonly HandCard[] =>
  entries
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .flatMap(({ count, ...card }) => Array.from({ length: count }, () => card));

/** Attributes of a card's row in the list of the deck: what its frame shows besides the name, from which a browser deals hands. */
export const frameAttributes = ({
  cost,
  typeLine,
  primaryType,
  identity,
  powerOrLoyalty,
  picture,
}: FrameCard) => ({
  'data-cost': cost,
  'data-type': typeLine,
  'data-kind': primaryType,
  'data-identity': identity,
  'data-power': powerOrLoyalty,
  'data-picture': picture,
});

/** The cards whose rows have the attributes of their frames: without commanders and maybeboard. */
export const readEntries = (list: ParentNode): readonly HandEntry[] =>
  [...list.querySelectorAll<HTMLElement>('[data-identity]')].map((row) => {
    const { cost = '', type = '', kind = '', identity, power = '', picture } = row.dataset;
    const [count, link] = ['span', 'a'].map((name) => row.querySelector(name));
    return {
      slug: link?.getAttribute('href')?.replace('/cards/', '') ?? '',
      count: Number(count?.textContent),
      frame: {
        name: frontOf(link?.textContent ?? ''),
        cost,
        typeLine: type,
        primaryType: kind,
        identity: Number(identity),
        powerOrLoyalty: power,
        picture,
      },
    };
  });
