import type { ZoneListPage } from '@crownsmith/api-client';
import {
  companionRule,
  foldName,
  isBannedAsCompanion,
  makeSlug,
  type Card,
  type PartnerAbility,
} from '@crownsmith/domain';
import type { PageContext } from '#src/pages/page-context';
import { isListed } from './top-lists';

type Group = ZoneListPage['groups'][number];

/** Whether a card is a companion, by its keyword or by name where the keyword is not told. */
export const isCompanion = (card: Pick<Card, 'name' | 'keywords'>): boolean =>
  card.keywords.some((keyword) => keyword.toLowerCase() === 'companion') ||
  companionRule(card.name) !== undefined;

/** Titles of the kinds of partners, in the order of the page. */
const PARTNER_TITLES: Readonly<Partial<Record<PartnerAbility['kind'], string>>> = {
  partner: 'Partner',
  'partner-with': 'Partner with',
  'partner-text': 'Partner by a kind of their own',
  'choose-background': 'Choose a Background',
  doctor: 'Doctors',
  'doctors-companion': "Doctor's companion",
};

/** Tag and title of a group; restricted partners stand by their own words. */
const groupOf = (ability: PartnerAbility): { readonly tag: string; readonly header: string } | undefined => {
  const header = PARTNER_TITLES[ability.kind];
  if (header === undefined) return undefined;
  return ability.kind === 'partner-text'
    ? { tag: makeSlug(ability.text), header: ability.text }
    : { tag: ability.kind, header };
};

const abilitiesOf = (ability: PartnerAbility): readonly PartnerAbility[] =>
  ability.or === undefined ? [ability] : [ability, ...abilitiesOf(ability.or)];

const listed = (context: PageContext): readonly (readonly [card: Card, number: number])[] =>
  context.cards.flatMap((card, number) => (isListed(card) ? [[card, number] as const] : []));

const makeGroup = (
  tag: string,
  header: string,
  rows: readonly (readonly [slug: string, decks: number])[],
): readonly Group[] =>
  rows.length === 0
    ? []
    : [
        {
          tag,
          header,
          rows: rows
            .map(([slug, num_decks]) => ({ slug, num_decks }))
            .sort((a, b) => b.num_decks - a.num_decks || (a.slug < b.slug ? -1 : 1)),
        },
      ];

/** Backgrounds, with the decks that have each in the command zone. */
export const backgroundsPage = (context: PageContext): ZoneListPage => ({
  header: 'Backgrounds',
  groups: [
    ...makeGroup(
      'backgrounds',
      'Backgrounds',
      listed(context)
        .filter(([card]) => card.partner.kind === 'background')
        .map(([card, number]) => [card.slug, context.counts.commanderDecks[number] ?? 0]),
    ),
  ],
});

/** Commanders that may share the command zone, by the ability that lets them, with the decks that each commands. */
export const partnersPage = (context: PageContext): ZoneListPage => {
  const groups = new Map<string, { header: string; rows: (readonly [string, number])[] }>();
  for (const [card, number] of listed(context)) {
    for (const ability of abilitiesOf(card.partner)) {
      const group = groupOf(ability);
      if (group === undefined) continue;
      const known = groups.get(foldName(group.tag)) ?? { header: group.header, rows: [] };
      known.rows.push([card.slug, context.counts.commanderDecks[number] ?? 0]);
      groups.set(foldName(group.tag), known);
    }
  }
  const order: readonly (string | undefined)[] = Object.values(PARTNER_TITLES);
  const place = (header: string): number => {
    const at = order.indexOf(header);
    return at < 0 ? order.indexOf(PARTNER_TITLES['partner-text']) : at;
  };
  return {
    header: 'Partners',
    groups: [...groups.values()]
      .sort((a, b) => place(a.header) - place(b.header) || (a.header < b.header ? -1 : 1))
      .flatMap(({ header, rows }) => makeGroup(makeSlug(header), header, rows)),
  };
};

/** Companions, with the decks that hold each beside their commander. */
export const companionsPage = (context: PageContext): ZoneListPage => {
  const companions = listed(context).filter(([card]) => isCompanion(card));
  const rows = (banned: boolean) =>
    companions
      .filter(([card]) => isBannedAsCompanion(card.name) === banned)
      .map(([card, number]) => [card.slug, context.counts.cardDecks[number] ?? 0] as const);
  return {
    header: 'Companions',
    groups: [
      ...makeGroup('companions', 'Companions', rows(false)),
      ...makeGroup('banned-as-companions', 'Banned as companions', rows(true)),
    ],
  };
};
