import type { ZoneListPage } from '@crownsmith/api-client';
import type { FixtureData, FixtureFiles } from './fixture-data';

const zoneList = (
  { cards, decks }: FixtureData,
  header: string,
  titles: Readonly<Record<string, string>>,
): ZoneListPage => ({
  header,
  groups: Object.entries(titles).flatMap(([kind, title]) => {
    const rows = cards
      .filter(({ partner }) => partner.kind === kind)
      .map((card, index) => ({ slug: card.slug, num_decks: decks - index }));
    return rows.length > 0 ? [{ tag: kind, header: title, rows }] : [];
  }),
});

/** The lists of backgrounds, partners and companions (of which the fixture has none). */
export const zoneListFiles = (data: FixtureData): FixtureFiles => [
  ['lists/backgrounds.json', zoneList(data, 'Backgrounds', { background: 'Backgrounds' })],
  [
    'lists/partners.json',
    zoneList(data, 'Partners', {
      partner: 'Partner',
      'partner-with': 'Partner with',
      'choose-background': 'Choose a Background',
    }),
  ],
  ['lists/companions.json', zoneList(data, 'Companions', {})],
];
