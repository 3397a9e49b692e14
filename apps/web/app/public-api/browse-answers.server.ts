import type { ApiRoutes } from '@crownsmith/api-client/v1';
import { allows, ok, parseIdentitySlug, type ColorIdentity } from '@crownsmith/domain';
import type { PageTheme, ThemeKind } from '#app/model/theme';
import { themeKeyOf } from '#app/model/theme-key';
import { refuseUnknown, type Answer, type AnswerContext } from './answer.server';
import { pageOf } from './pages.server';
import { toIdentity } from '#app/snapshot/row-views.server';
import { letters, type ApiViews } from './views.server';

const toTheme =
  (kind: ThemeKind, views: ApiViews) =>
  ({ key, name, numDecks }: PageTheme) => ({
    key,
    name,
    url: views.pageUrl(`/${kind}/${key}`),
    num_decks: numDecks,
  });

const themesAnswer =
  (kind: ThemeKind): Answer<ApiRoutes['themes']> =>
  async ({ query }, { snapshot, views }) =>
    pageOf(await snapshot.browse.themes(kind), toTheme(kind, views), { list: kind, query, snapshot });

const themeAnswer =
  (kind: ThemeKind, what: string): Answer<ApiRoutes['theme']> =>
  async ({ params, query }, { snapshot, views }) => {
    const identity = query.identity === undefined ? undefined : parseIdentitySlug(query.identity);
    const keys = (await snapshot.browse.themes(kind)).map(({ key }) => key);
    const key = themeKeyOf(params.key, keys) ?? params.key;
    const theme = await snapshot.browse.theme(kind, key, identity);
    if (!theme) return refuseUnknown(what, [params.key, query.identity ?? []].flat().join(' in '));
    return ok({
      key: theme.key,
      name: theme.name,
      url: views.pageUrl(`/${kind}/${theme.key}`),
      rule: theme.rule,
      num_decks: theme.numDecks,
      potential_decks: theme.potentialDecks,
      color_identity: theme.identity === undefined ? null : letters(theme.identity),
      identities: theme.identities.map(({ identity: colors, count }) => ({
        color_identity: letters(colors),
        num_decks: count,
      })),
      commanders: theme.commanders.map(views.toCommander),
      lists: views.toLists(theme.lists),
    });
  };

/** `GET /themes`, `GET /typal` */
export const themes = themesAnswer('themes');
export const tribes = themesAnswer('typal');
/** `GET /themes/{key}`, `GET /typal/{key}` */
export const theme = themeAnswer('themes', 'theme');
export const tribe = themeAnswer('typal', 'tribe');

/** `GET /sets` */
export const sets: Answer<ApiRoutes['sets']> = async ({ query }, { snapshot, views }) =>
  pageOf(
    await snapshot.browse.sets(),
    ({ code, name, releasedAt, cards }) => ({
      code,
      name,
      url: views.pageUrl(`/sets/${code}`),
      released_at: releasedAt,
      num_cards: cards,
    }),
    { list: 'sets', query, snapshot },
  );

/** `GET /sets/{code}` */
export const set: Answer<ApiRoutes['set']> = async ({ params }, { snapshot, views }) => {
  const found = await snapshot.browse.set(params.code.toLowerCase());
  if (!found) return refuseUnknown('set', params.code);
  return ok({
    code: found.code,
    name: found.name,
    url: views.pageUrl(`/sets/${found.code}`),
    released_at: found.releasedAt,
    commanders: found.commanders.map(views.toCommander),
    cards: views.toRows(found.cards),
    reprints: views.toRows(found.reprints),
  });
};

const saltCards = async (
  { query }: Parameters<Answer<ApiRoutes['topCards']>>[0],
  { snapshot, views }: AnswerContext,
): Promise<ReturnType<typeof refuseUnknown> | Awaited<ReturnType<Answer<ApiRoutes['topCards']>>>> => {
  const list = await snapshot.browse.salt();
  if (!list) return refuseUnknown('list', 'salt');
  const rows = list.rows.flatMap(({ row, votes }) =>
    views.toRows([row]).map((card) => ({ ...card, ...(votes !== undefined && { salt_votes: votes }) })),
  );
  const page = pageOf(rows, (row) => row, { list: 'top salt', query, snapshot });
  return page.ok
    ? ok({ header: 'Saltiest cards', rule: list.rule, window: 'all' as const, decks: null, ...page.value })
    : page;
};

/** `GET /top/{list}` */
export const topCards: Answer<ApiRoutes['topCards']> = async (input, context) => {
  const { params, query } = input;
  const { snapshot, views } = context;
  if (params.list === 'salt') return saltCards(input, context);
  const list = await snapshot.browse.top(params.list === 'all' ? 'top' : `top/${params.list}`, query.window);
  if (!list) return refuseUnknown('list', params.list);
  const rows = list.lists.flatMap(({ rows: of }) => views.toRows(of));
  const page = pageOf(rows, (row) => row, { list: `top ${params.list}`, query, snapshot });
  if (!page.ok) return page;
  return ok({ header: list.header, rule: list.rule, window: list.window, decks: list.decks, ...page.value });
};

/** `GET /combos` */
export const combos: Answer<ApiRoutes['combos']> = async ({ query }, { snapshot, views }) => {
  const { browse } = snapshot;
  const allowed = query.identity === undefined ? undefined : parseIdentitySlug(query.identity);
  const isAllowed = (identity: ColorIdentity): boolean =>
    allowed === undefined || allows(allowed, { colorIdentity: identity });
  const options = { list: 'combos', query, snapshot };
  if (query.card !== undefined) {
    const card = snapshot.resolveCard(query.card);
    if (!card) return refuseUnknown('card', query.card);
    const found = await browse.combosOf(card.sanitized);
    return pageOf(
      found.filter(({ identity }) => isAllowed(identity)),
      views.toCombo,
      options,
    );
  }
  const all = await browse.combos();
  if (!all) return pageOf([], views.toCombo, options);
  const entries = all.entries.filter(({ identity }) => isAllowed(toIdentity(identity)));
  return pageOf(entries, (entry) => views.toCombo(all.withCards(entry)), options);
};

/** `GET /combos/{id}` */
export const combo: Answer<ApiRoutes['combo']> = async ({ params }, { snapshot, views }) => {
  const found =
    (await snapshot.browse.combo(params.id)) ?? (await snapshot.browse.combo(params.id.toLowerCase()));
  if (!found) return refuseUnknown('combo', params.id);
  const { prerequisites, steps } = found;
  return ok({
    ...views.toCombo(found),
    ...(prerequisites !== undefined && { prerequisites }),
    ...(steps !== undefined && { steps }),
  });
};
