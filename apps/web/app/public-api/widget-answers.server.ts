import { type ApiRoutes, type WidgetCard, WidgetCommander } from '@crownsmith/api-client/v1';
import { ok } from '@crownsmith/domain';
import type { CommanderView } from '#app/model/commander';
import { findCommander } from '#app/snapshot/find-commander.server';
import type { Answer, AnswerContext } from './answer.server';

/** Lists that show what a commander's decks play, the first that has cards. */
const LISTS = ['topcards', 'highsynergycards'] as const;

/** The cards that most decks of a commander play, lands left out where there are others. */
const topCards = ({ lists }: CommanderView, limit: number): CommanderView['lists'][number]['rows'] => {
  const rows = LISTS.flatMap((tag) => lists.find((list) => list.tag === tag) ?? [])[0]?.rows;
  return (rows ?? lists[0]?.rows ?? []).slice(0, limit);
};

const toWidgetCommander = (
  requested: string,
  page: CommanderView,
  limit: number,
  { views }: AnswerContext,
): WidgetCommander => ({
  ...views.toCommander(page),
  requested,
  estimated: page.estimated,
  top_cards: WidgetCommander.shape.top_cards.parse(views.toRows(topCards(page, limit))),
});

/** `GET /widgets/commanders` */
export const widgetCommanders: Answer<ApiRoutes['widgetCommanders']> = async ({ query }, context) => {
  const data: WidgetCommander[] = [];
  const missing: string[] = [];
  for (const name of new Set(query.names)) {
    const page = await findCommander(name, context.snapshot);
    if (page) data.push(toWidgetCommander(name, page, query.cards, context));
    else missing.push(name);
  }
  return ok({ data, missing });
};

/** `GET /widgets/cards` */
export const widgetCards: Answer<ApiRoutes['widgetCards']> = async ({ query }, { snapshot, views }) => {
  const data: WidgetCard[] = [];
  const missing: string[] = [];
  for (const name of new Set(query.names)) {
    const wire = snapshot.resolveCard(name);
    if (!wire) {
      missing.push(name);
      continue;
    }
    const page = await snapshot.cardPage(wire.sanitized);
    data.push({
      ...views.toSummary(wire),
      requested: name,
      num_decks: page?.numDecks ?? null,
      potential_decks: page?.potentialDecks ?? null,
      inclusion: page ? (page.potentialDecks > 0 ? page.numDecks / page.potentialDecks : 0) : null,
      rank: page?.rank || null,
    });
  }
  return ok({ data, missing });
};
