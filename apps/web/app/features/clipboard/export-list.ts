import {
  archidektUrl,
  cardKingdomUrl,
  clipboardCards,
  clipboardCommanders,
  type ClipboardCard,
  type ClipboardState,
  exportName,
  groupByPrimaryType,
  makeDeckList,
  moxfieldUrl,
  tcgplayerUrl,
} from '@crownsmith/domain';
import { externalUrl } from '#app/ui/format/external-url';

/** By mana value, then by name. */
const byValueAndName = (a: ClipboardCard, b: ClipboardCard): number =>
  a.manaValue - b.manaValue || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** The cards of the list by type in display order, within a type by mana value and name. */
export const groupedCards = (state: ClipboardState) =>
  groupByPrimaryType([...clipboardCards(state)].sort(byValueAndName));

const inOrder = (state: ClipboardState): readonly ClipboardCard[] =>
  groupedCards(state).flatMap((group) => group.cards);

const line = (card: ClipboardCard) => ({ name: exportName(card.name, card.layout), count: 1 });

/** The list as text: commanders and cards below their headings, one card in a line, as every deck site reads it. */
export const exportText = (state: ClipboardState): string =>
  makeDeckList({ commanders: clipboardCommanders(state).map(line), main: inOrder(state).map(line) }, 'arena');

/** A site to take the list to. */
export interface ExportLink {
  readonly site: string;
  /** Absent where no address can hold the list; then it is to be copied. */
  readonly url?: string;
  /** Why there is no address. */
  readonly trouble?: string;
  /** Names of cards that the address cannot hold. */
  readonly leftOut: readonly string[];
}

const MEDIUM = 'clipboard';

const outbound = (url: string): string => externalUrl(url, MEDIUM);

/** The addresses that carry the list to other sites. */
export const exportLinks = (state: ClipboardState): readonly ExportLink[] => {
  const commanders = clipboardCommanders(state);
  const cards = inOrder(state);
  const lines = [...commanders, ...cards].map(line);
  const tcgplayer = tcgplayerUrl(lines);
  const zoned = (zone: 'commander' | 'main') => (card: ClipboardCard) => ({
    ...line(card),
    zone,
    scryfallId: card.scryfallId,
  });
  const archidekt = archidektUrl([...commanders.map(zoned('commander')), ...cards.map(zoned('main'))]);
  return [
    { site: 'Card Kingdom', url: outbound(cardKingdomUrl(lines)), leftOut: [] },
    {
      site: 'TCGplayer',
      leftOut: [],
      ...(tcgplayer.ok ? { url: outbound(tcgplayer.value) } : { trouble: 'the list is too long for a link' }),
    },
    archidekt.leftOut.length < lines.length
      ? { site: 'Archidekt', url: outbound(archidekt.url), leftOut: archidekt.leftOut }
      : { site: 'Archidekt', trouble: 'these cards have no ids that it knows', leftOut: [] },
    { site: 'Moxfield', url: outbound(moxfieldUrl(lines)), leftOut: [] },
  ];
};
