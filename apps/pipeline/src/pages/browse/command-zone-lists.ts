import type { ZoneListPage } from '@crownsmith/api-client';
import { foldName, isBannedAsCompanion, makeSlug, type Card, type PartnerAbility } from '@crownsmith/domain';
import { byDecks } from '@crownsmith/answers/lists';
import { isCompanion } from '#src/cards/companion-card';
import { isListed } from '#src/pages/listed-card';
import type { PageContext } from '#src/pages/page-context';

type Group = ZoneListPage['groups'][number];
type Row = readonly [slug: string, decks: number];

/** Titles of the kinds of partner abilities, in the order of the page. */
const PARTNER_TITLES: Readonly<Partial<Record<PartnerAbility['kind'], string>>> = {
  partner: 'Partner',
  'partner-with': 'Partner with',
  'partner-text': 'Restricted Partner',
  'choose-background': 'Choose a Background',
  doctor: 'Doctors',
  'doctors-companion': "Doctor's companion",
};

/** Tag and title of an ability's group; restricted partner abilities have groups by their text. */
const groupOf = (ability: PartnerAbility): { readonly tag: string; readonly header: string } | undefined => {
  const header = PARTNER_TITLES[ability.kind];
  if (header === undefined) return undefined;
  return ability.kind === 'partner-text'
    ? { tag: makeSlug(ability.text), header: ability.text }
    : { tag: ability.kind, header };
};

const listAbilities = (ability: PartnerAbility): readonly PartnerAbility[] =>
  ability.or === undefined ? [ability] : [ability, ...listAbilities(ability.or)];

const listedCards = (context: PageContext): readonly (readonly [card: Card, number: number])[] =>
  context.cards.flatMap((card, number) => (isListed(card) ? [[card, number] as const] : []));

/** A group of rows, most decks first; nothing if there are no rows. */
const makeGroup = (tag: string, header: string, rows: readonly Row[]): readonly Group[] =>
  rows.length === 0
    ? []
    : [{ tag, header, rows: rows.map(([slug, num_decks]) => ({ slug, num_decks })).sort(byDecks) }];

/** Backgrounds, with the decks that have each in the command zone. */
export const makeBackgroundsPage = (context: PageContext): ZoneListPage => ({
  header: 'Backgrounds',
  groups: [
    ...makeGroup(
      'backgrounds',
      'Backgrounds',
      listedCards(context)
        .filter(([card]) => card.partner.kind === 'background')
        .map(([card, number]) => [card.slug, context.counts.commanderDecks[number] ?? 0]),
    ),
  ],
});

/** Commanders that can share the command zone, grouped by ability, with the decks that each commands. */
export const makePartnersPage = (context: PageContext): ZoneListPage => {
  const groups = new Map<string, { header: string; rows: Row[] }>();
  for (const [card, number] of listedCards(context)) {
    for (const ability of listAbilities(card.partner)) {
      const group = groupOf(ability);
      if (group === undefined) continue;
      const { header, rows } = groups.get(foldName(group.tag)) ?? { header: group.header, rows: [] };
      rows.push([card.slug, context.counts.commanderDecks[number] ?? 0]);
      groups.set(foldName(group.tag), { header, rows });
    }
  }
  const order: readonly (string | undefined)[] = Object.values(PARTNER_TITLES);
  const orderOf = (header: string): number => {
    const index = order.indexOf(header);
    return index < 0 ? order.indexOf(PARTNER_TITLES['partner-text']) : index;
  };
  return {
    header: 'Partners',
    groups: [...groups.values()]
      .sort((a, b) => orderOf(a.header) - orderOf(b.header) || (a.header < b.header ? -1 : 1))
      .flatMap(({ header, rows }) => makeGroup(makeSlug(header), header, rows)),
  };
};

/** Companions, with the decks that contain each beside their commander. */
export const makeCompanionsPage = (context: PageContext): ZoneListPage => {
  const companions = listedCards(context).filter(([card]) => isCompanion(card));
  const rowsOf = (banned: boolean): readonly Row[] =>
    companions
      .filter(([card]) => isBannedAsCompanion(card.name) === banned)
      .map(([card, number]) => [card.slug, context.counts.cardDecks[number] ?? 0]);
  return {
    header: 'Companions',
    groups: [
      ...makeGroup('companions', 'Companions', rowsOf(false)),
      ...makeGroup('banned-as-companions', 'Banned as companions', rowsOf(true)),
    ],
  };
};
