import {
  type PlayerDeck,
  type PrintableList,
  printableList,
  type PrintListOptions,
  slugOfCardUrl,
} from '@crownsmith/domain';
import type { Snapshot } from './current.server';
import { toExportLine } from './export-line';

/** The list as programs read it, each card with the player's roles as its categories and tags. */
export const printDeck = (
  deck: PlayerDeck,
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
  { keepsWords = false }: Pick<PrintListOptions, 'keepsWords'> = {},
): PrintableList => {
  const urls = new Map<string, string>();
  for (const [url, copies] of Object.entries(deck.printings ?? {}))
    for (const { listedName } of copies) if (listedName !== undefined) urls.set(listedName, url);
  const nameOf = (url: string): string => {
    const card = resolveCard(url);
    const name = card ? toExportLine(card, 1).name : (slugOfCardUrl(url) ?? url);
    urls.set(name, url);
    return name;
  };
  const list = printableList(deck, { nameOf, keepsWords });
  const withRole = (entry: PrintableList['main'][number]): PrintableList['main'][number] => {
    const roles = deck.roles?.[urls.get(entry.name) ?? ''];
    return roles === undefined ? entry : { ...entry, categories: roles, tags: roles };
  };
  return {
    commanders: list.commanders.map(withRole),
    main: list.main.map(withRole),
    ...(deck.companion !== undefined && {
      companion: { ...deck.printings?.[deck.companion]?.[0], name: nameOf(deck.companion), count: 1 },
    }),
    bracket: deck.bracket,
    maybeboard: (deck.maybeboard ?? []).map((url) => withRole({ name: nameOf(url), count: 1 })),
  };
};
