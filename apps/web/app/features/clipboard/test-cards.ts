import {
  type ClipboardCard,
  identityOf,
  makeSlug,
  parseColorIdentity,
  primaryTypeOf,
} from '@crownsmith/domain';

/** A card for tests; by default a colourless artifact. */
export const testCard = (
  name: string,
  facts: Partial<ClipboardCard> & { readonly colors?: string } = {},
): ClipboardCard => {
  const { colors = '', ...rest } = facts;
  const slug = makeSlug(name);
  const typeLine = rest.typeLine ?? 'Artifact';
  const primaryType = primaryTypeOf(typeLine);
  return {
    url: `/cards/${slug}`,
    name,
    slug,
    layout: 'normal',
    manaValue: 1,
    typeLine,
    ...(primaryType && { primaryType }),
    colorIdentity: parseColorIdentity(colors) ?? identityOf([]),
    legality: 'legal',
    canBeCommander: false,
    partner: { kind: 'none' },
    copyLimit: 1,
    prices: {},
    ...rest,
  };
};

const legend = 'Legendary Creature — Human';
export const solRing = testCard('Sol Ring', { prices: { cardkingdom: 1.99, tcgplayer: 1.5 } });
export const island = testCard('Island', { typeLine: 'Basic Land — Island', manaValue: 0, copyLimit: 'any', prices: { tcgplayer: 0.1 } }); // prettier-ignore
export const opt = testCard('Opt', { typeLine: 'Instant', colors: 'U' });
export const kinnan = testCard('Kinnan, Bonder Prodigy', {
  typeLine: legend,
  colors: 'UG',
  canBeCommander: true,
  manaValue: 2,
});
export const thrasios = testCard('Thrasios, Triton Hero', {
  typeLine: legend, colors: 'UG', canBeCommander: true, partner: { kind: 'partner' }, manaValue: 2,
}); // prettier-ignore
export const tymna = testCard('Tymna the Weaver', {
  typeLine: legend, colors: 'WB', canBeCommander: true, partner: { kind: 'partner' }, manaValue: 3,
}); // prettier-ignore
export const vial = testCard('Vial Smasher the Fierce', {
  typeLine: legend, colors: 'BR', canBeCommander: true, partner: { kind: 'partner' }, manaValue: 3,
}); // prettier-ignore
