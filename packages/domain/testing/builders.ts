import type { ClipboardCard } from '../src/clipboard/clipboard-state';
import { cardUrl } from '../src/card/card-url';
import { COLORLESS, parseColorIdentity, type ColorIdentity } from '../src/color/color-identity';
import type { DeckCard } from '../src/deck/deck';
import { makeSlug } from '../src/text/slug';

/** A card of the clipboard; URL and slug follow from the name. */
export const aClipboardCard = (
  fields: Partial<Omit<ClipboardCard, 'url' | 'slug'>> & { readonly name: string },
): ClipboardCard => {
  const slug = makeSlug(fields.name);
  return {
    slug,
    url: cardUrl(slug),
    layout: 'normal',
    manaValue: 3,
    typeLine: 'Legendary Creature — Human',
    primaryType: 'Creature',
    colorIdentity: COLORLESS,
    legality: 'legal',
    canBeCommander: true,
    partner: { kind: 'none' },
    copyLimit: 1,
    prices: {},
    ...fields,
  };
};

export const aBasicLand = (name: string): ClipboardCard =>
  aClipboardCard({
    name,
    manaValue: 0,
    typeLine: `Basic Land — ${name}`,
    primaryType: 'Land',
    canBeCommander: false,
    copyLimit: 'any',
  });

/** A card for deck validation, by default a colourless artifact. */
export const aDeckCard = (fields: Partial<DeckCard> & { readonly name: string }): DeckCard => ({
  typeLine: 'Artifact',
  manaValue: 2,
  manaCost: '{2}',
  keywords: [],
  layout: 'normal',
  text: '',
  colorIdentity: COLORLESS,
  legality: 'legal',
  canBeCommander: false,
  partner: { kind: 'none' },
  copyLimit: 1,
  ...fields,
});

/** The colour identity of some letters. @throws Error for other characters */
export const identity = (letters: string): ColorIdentity => {
  const parsed = parseColorIdentity(letters);
  if (parsed === undefined) throw new Error(`Not a colour identity: ${letters}`);
  return parsed;
};
