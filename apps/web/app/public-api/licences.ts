import type { SnapshotInfo } from '@crownsmith/api-client/v1';
import { BRAND } from '@crownsmith/domain';

/** Whose data the API serves. Pictures are linked, rules texts of cards are left out: both belong to their source. */
export const LICENCES: readonly SnapshotInfo['licences'][number][] = [
  {
    covers: 'Counts, rates, rankings, themes, average decks and recommendations',
    terms: `Made by this site from deck lists. Use them freely, also commercially, if you name ${BRAND} as the source and link to the page of each \`url\` that you show.`,
  },
  {
    covers: 'Names, types, mana costs, legality and other facts of cards; links to pictures',
    terms:
      'From the public card data of Scryfall or from the starter catalogue. Names, symbols and pictures are the property of Wizards of the Coast; its Fan Content Policy applies. This site is neither approved nor endorsed by Wizards of the Coast or Scryfall.',
    url: 'https://company.wizards.com/en/legal/fancontentpolicy',
  },
  {
    covers: 'Prices',
    terms:
      'From the price source that each price names, or estimates; no offer. Ask the source before you republish them.',
  },
];
