import { archidektUrl, moxfieldUrl, type PrintableList, type Result } from '@crownsmith/domain';

/** A link that opens a decklist at another site. */
export interface DeckLink {
  readonly site: string;
  readonly url: string;
}

/** A link to a site; none where its address cannot hold the list. */
export const linkTo = (site: string, url: Result<string, unknown>): readonly DeckLink[] =>
  url.ok ? [{ site, url: url.value }] : [];

/**
 * What Archidekt's sandbox opens a list by; undefined where no card has an id there.
 * @param idOf the Scryfall id of the printing of an entry, or of its card
 */
export const archidektAddress = (
  { commanders, main }: PrintableList,
  idOf: (entry: PrintableList['main'][number]) => string | undefined,
): ReturnType<typeof archidektUrl> | undefined => {
  const zoned = (zone: 'commander' | 'main') => (entry: PrintableList['main'][number]) => ({
    name: entry.name,
    count: entry.count,
    zone,
    foil: entry.finish !== undefined,
    scryfallId: idOf(entry),
  });
  const lines = [...commanders.map(zoned('commander')), ...main.map(zoned('main'))];
  return lines.some(({ scryfallId }) => scryfallId !== undefined) ? archidektUrl(lines) : undefined;
};

/** The links that open a list with its printings at deck builders: those whose address can hold it. */
export const deckBuilderLinks = (
  list: PrintableList,
  idOf: (entry: PrintableList['main'][number]) => string | undefined,
): readonly DeckLink[] => {
  const archidekt = archidektAddress(list, idOf);
  return [
    ...linkTo('Moxfield', moxfieldUrl([...list.commanders, ...list.main])),
    ...(archidekt?.ok ? [{ site: 'Archidekt', url: archidekt.value.url }] : []),
  ];
};
