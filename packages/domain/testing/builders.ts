import type { ClipboardCard } from '../src/clipboard/clipboard-state';
import { cardUrl } from '../src/card/card-url';
import { COLORLESS, parseColorIdentity, type ColorIdentity } from '../src/color/color-identity';
import type { DeckCard } from '../src/deck/deck';
import { makeSlug } from '../src/text/slug';

/** A card of the clipboard; address and slug follow from the name. */
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

/** A card as deck validation reads it: a colourless artifact unless told otherwise. */
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

/** The identity of letters that a test writes down. */
export const identity = (letters: string): ColorIdentity => {
  const parsed = parseColorIdentity(letters);
  if (parsed === undefined) throw new Error(`no colour identity: ${letters}`);
  return parsed;
};
