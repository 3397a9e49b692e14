import { DECK_BUDGETS } from '@crownsmith/domain';
import { MIN_COMMON_DECKS } from '@crownsmith/answers/lists';
import { createElement, Fragment } from 'react';
import type { CommanderView } from '#app/model/commander';
import { deckNouns } from '#app/model/deck-kinds';
import { NARROWING_PARAMETERS } from '#app/model/narrowed';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { commonCondition } from '#app/snapshot/narrowed-decks.server';
import { LIST_PARAMETERS } from '#app/ui/card-list/list-options';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { nounText } from '#app/ui/format/numbers';
import { EmptyState } from '#app/ui/states/EmptyState';
import { nearestCardName } from '#app/snapshot/nearest-card-name.server';
import { conditionsOf, narrowingText } from './conditions';
import { DeckKinds } from './DeckKinds';
import { NarrowForm, NOT_NARROWED } from './NarrowForm';
import { NarrowedPage } from './NarrowedPage';
import { narrowedUrl, narrowingParameters, parseNarrowing } from './narrowing-query';

/** Cards that the browser suggests for the form. */
const MAX_CARD_NAMES = 120;
const MAX_SETS = 60;
const isListParameter = (name: string): boolean => (LIST_PARAMETERS as readonly string[]).includes(name);
const isNarrowing = (name: string): boolean => (NARROWING_PARAMETERS as readonly string[]).includes(name);

/** The form for a commander page; undefined for a snapshot whose decks cannot be narrowed. */
export const narrowForm = (snapshot: Snapshot, of: CommanderView) => {
  const decks = of.numDecks > 0 ? snapshot.narrowedDecks() : undefined;
  if (decks === undefined) return undefined;
  const path = `/commanders/${of.slug}`;
  const kinds = decks.kinds(of, NOT_NARROWED);
  return createElement(
    Fragment,
    null,
    createElement(DeckKinds, { path, narrowing: NOT_NARROWED, kinds }),
    createElement(NarrowForm, { action: path, hasBrackets: decks.hasBrackets, kinds }),
  );
};

/** Responds to `/commanders/{slug}?bracket=…&budget=…&with=…&without=…&since=…`. */
export const narrowedPage = async (
  request: Request,
  snapshot: Snapshot,
  of: CommanderView,
): Promise<RenderedPage | { readonly redirectTo: string }> => {
  const path = `/commanders/${of.slug}`;
  const query = new URL(request.url).searchParams;
  const sets = await snapshot.browse.sets();
  const { narrowing, errors } = parseNarrowing(query, {
    cardOf: (text) => snapshot.resolveCard(text)?.sanitized,
    nearestName: (text) => nearestCardName(text, snapshot),
    sets,
  });
  const parameters = narrowingParameters(narrowing);
  const others = [...query].filter(([name]) => !isNarrowing(name) && name !== '_routes');
  const requested = [...query].filter(([name]) => isNarrowing(name));
  const isCanonical =
    requested.length === parameters.length &&
    requested.every(([name, value], at) => name === parameters[at]?.[0] && value === parameters[at][1]);
  if (errors.length === 0 && !isCanonical) return { redirectTo: narrowedUrl(path, narrowing, others) };

  const name = commanderName(of.cards);
  const decks = snapshot.narrowedDecks();
  const nameOf = (slug: string): string => snapshot.card(slug)?.name ?? slug;
  const conditions = conditionsOf(narrowing, nameOf);
  const text = narrowingText(conditions);
  const head = {
    id: 'narrowed',
    title: conditions.length === 0 ? name : `${name}: ${text}`,
    path: narrowedUrl(path, narrowing),
  };
  if (decks === undefined) {
    const page = createElement(
      EmptyState,
      null,
      'These decks cannot be narrowed yet: the published data was made without what it takes. See ',
      createElement('a', { href: path }, name),
      '.',
    );
    const description = `Decks with ${name} cannot be narrowed yet.`;
    return renderPage(request, { ...head, description, page, hidden: true });
  }
  const view = await decks.narrow(of, narrowing);
  const { bracket: _, ...withoutBracket } = narrowing;
  const { decks: chosen, ...withoutKind } = narrowing;
  const kinds = decks.kinds(of, withoutKind);
  const form = createElement(NarrowForm, {
    action: path,
    narrowing,
    hasBrackets: decks.hasBrackets,
    kinds,
    counts: {
      brackets: decks.figures(of, withoutBracket).brackets,
      budgets: decks.countByBudget(of, narrowing, DECK_BUDGETS),
    },
    cardNames: [...new Set(of.lists.flatMap(({ rows }) => rows.map(({ card }) => card.name)))].slice(
      0,
      MAX_CARD_NAMES,
    ),
    sets: sets.filter(({ releasedAt }) => releasedAt !== null).slice(0, MAX_SETS),
  });
  return renderPage(request, {
    ...head,
    description: `${[`${nounText(view.numDecks, deckNouns(chosen))} with ${name}`, ...conditionsOf(withoutKind, nameOf).map(({ label }) => label)].join(', ')}: cards by inclusion and synergy, mana curve and price.`,
    page: createElement(NarrowedPage, {
      of,
      view,
      conditions: conditions.map(({ label, rest }) => ({
        label,
        url: narrowedUrl(path, rest),
        numDecks: decks.figures(of, rest).numDecks,
      })),
      parameters,
      kind: chosen,
      kinds: createElement(DeckKinds, { path, narrowing, kinds }),
      form,
      errors,
    }),
    // Only pages with one common condition are for search engines: those of all others are without number.
    hidden:
      errors.length > 0 ||
      commonCondition(narrowing) === undefined ||
      view.numDecks < MIN_COMMON_DECKS ||
      others.some(([other]) => isListParameter(other)),
  });
};
