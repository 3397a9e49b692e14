import { makeSlug, primaryTypeOf, type Card, type ColorIdentity } from '@crownsmith/domain';

/** A legal, colourless card of a name and type line; other fields can be overridden. */
export const testCard = (name: string, typeLine: string, fields: Partial<Card> = {}): Card => {
  const primaryType = primaryTypeOf(typeLine);
  return {
    name,
    slug: makeSlug(name),
    layout: 'normal',
    manaValue: 2,
    typeLine,
    colorIdentity: 0 as ColorIdentity,
    keywords: [],
    faces: [],
    legality: 'legal',
    gameChanger: false,
    canBeCommander: false,
    partner: { kind: 'none' },
    copyLimit: 1,
    prices: {},
    sets: [],
    tags: [],
    ...(primaryType === undefined ? {} : { primaryType }),
    ...fields,
  };
};
