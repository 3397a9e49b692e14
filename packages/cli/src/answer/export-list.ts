import {
  archidektUrl,
  cardKingdomUrl,
  exportName,
  LIST_FORMATS,
  moxfieldUrl,
  tcgplayerUrl,
  type PrintableList,
  type Result,
  type UrlTooLong,
} from '@crownsmith/domain';
import { Failure } from '../failure';
import { printList, type PrintFormat } from '../list/print-list';
import { deckEntries, type ReadEntry, type ReadList } from '../list/read-list';

/** Sites that a link opens a list on. */
export const LINK_TARGETS = [
  'archidekt-link',
  'moxfield-link',
  'cardkingdom-link',
  'tcgplayer-link',
] as const;
/** A site that a link opens a list on. */
export type LinkTarget = (typeof LINK_TARGETS)[number];

/** Formats of `convert`, and of `export` beside the links. */
export const PRINT_FORMATS = [...LIST_FORMATS, 'json'] as const satisfies readonly PrintFormat[];

const isLink = (format: PrintFormat | LinkTarget): format is LinkTarget =>
  (LINK_TARGETS as readonly string[]).includes(format);

/** The name that other programs know a card by; an unknown card keeps the name of the list. */
const nameFor = ({ name, card }: ReadEntry): string => (card ? exportName(card.name, card.layout) : name);

const toExported = (list: ReadList): PrintableList => {
  const entry = ({ card, line: _, ...rest }: ReadEntry) => ({ ...rest, name: nameFor({ ...rest, card }) });
  return {
    commanders: list.commanders.map(entry),
    ...(list.companion && { companion: entry(list.companion) }),
    main: list.main.map(entry),
  };
};

/** What a link is; a Failure where it cannot hold the list. */
const urlOf = <T>(url: Result<T, UrlTooLong>): T => {
  if (url.ok) return url.value;
  throw new Failure(
    'no',
    `The list is too long for a link (${url.error.length} characters, at most ${url.error.max}). Export it as text.`,
  );
};

const linkOf = (list: ReadList, target: LinkTarget): string => {
  const line = (entry: ReadEntry) => ({ name: nameFor(entry), count: entry.count });
  const lines = [...list.commanders, ...list.main].map(line);
  switch (target) {
    case 'cardkingdom-link':
      return urlOf(cardKingdomUrl(lines));
    case 'moxfield-link': {
      const { commanders, main } = toExported(list);
      return urlOf(moxfieldUrl([...commanders, ...main]));
    }
    case 'tcgplayer-link':
      return urlOf(tcgplayerUrl(lines));
    case 'archidekt-link': {
      const zoned = (zone: 'commander' | 'main') => (entry: ReadEntry) => ({
        ...line(entry),
        zone,
        foil: entry.finish !== undefined,
        scryfallId: entry.card?.wire.scryfall_id,
      });
      const { url, leftOut } = urlOf(
        archidektUrl([...list.commanders.map(zoned('commander')), ...list.main.map(zoned('main'))]),
      );
      if (leftOut.length === 0) return url;
      throw new Failure(
        'no',
        `Archidekt needs a Scryfall id of every card, and this data has none of ${leftOut.slice(0, 5).join(', ')}${leftOut.length > 5 ? ` and ${leftOut.length - 5} more` : ''}. Correct unknown names, use a card file, or export to archidekt.`,
      );
    }
  }
};

/** An exported list, and the names that no card has, which were exported as they are. */
export interface Exported {
  readonly text: string;
  readonly unknown: readonly string[];
}

/**
 * Exports a list with the names that other programs know cards by: those of the source, cut to the front face unless the
 * card is split. Throws a Failure where a link cannot hold the list.
 */
export const exportList = (list: ReadList, format: PrintFormat | LinkTarget): Exported => ({
  text: isLink(format) ? linkOf(list, format) : printList(toExported(list), format),
  unknown: deckEntries(list).flatMap(({ name, card }) => (card ? [] : [name])),
});
