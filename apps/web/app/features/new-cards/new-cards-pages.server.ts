import {
  newReason,
  playedText,
  type FirstDayCard,
  type PlayedRelative,
  type ReportCard,
} from '@crownsmith/answers';
import { pairSlug } from '@crownsmith/domain';
import { createElement } from 'react';
import type { FirstDayView, ReasonedLink } from '#app/model/first-day';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { followedCommanders, newForCommanders } from '#app/snapshot/new-for-commanders.server';
import { slugsOfSet } from '#app/snapshot/slugs-of-set.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { FirstDayPage } from './FirstDayPage';
import { NewCardsPage } from './NewCardsPage';

const commanderLink = (
  card: ReportCard,
  commanders: readonly ReportCard[],
  because: PlayedRelative,
): ReasonedLink => {
  const [first, second] = commanders;
  const slug =
    first === undefined ? '' : second === undefined ? first.slug : pairSlug(first.slug, second.slug);
  return {
    label: commanderName(commanders),
    url: `/commanders/${slug}`,
    reason: newReason({ card, because }, (decks) => `its ${decks}`),
  };
};

const toView = ({ card, themes, wantedBy, mayReplace }: FirstDayCard): FirstDayView => ({
  name: card.name,
  url: card.url,
  typeLine: card.typeLine,
  manaCost: card.manaCost ?? '',
  themes,
  wantedBy: wantedBy.map(({ commanders, because }) => commanderLink(card, commanders, because)),
  mayReplace: mayReplace.map((other) => ({
    label: other.card.name,
    url: other.card.url,
    reason: playedText(other),
  })),
});

/** Responds to `/sets/{code}/new-cards`: who will want the cards of a set that nobody has played. */
export const firstDayPage = async (
  request: Request,
  snapshot: Snapshot,
  code: string,
): Promise<PageOutcome> => {
  const set = await snapshot.browse.set(code);
  if (!set) {
    const lower = code.toLowerCase();
    if (lower !== code && (await snapshot.browse.set(lower)))
      return { redirectTo: `/sets/${lower}/new-cards` };
    return { suggestions: [{ label: 'All sets', url: '/sets' }] };
  }
  const { unplayed, foreseen } = await snapshot.newCards();
  const ofSet = slugsOfSet(set);
  const found = await foreseen.cards(unplayed.filter(({ slug }) => ofSet.has(slug)));
  const cards = found.map(toView);
  return renderPage(request, {
    id: 'first-day',
    title: `Who will want the new cards of ${set.name}`,
    description: `${countedText(cards.length, 'card')} of ${set.name} that hardly any deck has played yet: the commanders and themes that should want each, and cards that it may replace.`,
    path: `/sets/${set.code}/new-cards`,
    page: createElement(FirstDayPage, { set, cards }),
    hidden: cards.length === 0,
  });
};

/** Responds to `/new-cards`: new cards for the commanders that its address names. */
export const newCardsPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> => {
  const { views, errors } = await followedCommanders(snapshot, new URL(request.url));
  const query = views.map(({ slug }) => `commander=${slug}`).join('&');
  return renderPage(request, {
    id: 'new-cards',
    title: 'New cards for your commanders',
    description:
      'The cards of the newest sets that decks of your commanders play or should want, as a page and a feed.',
    path: query === '' ? '/new-cards' : `/new-cards?${query}`,
    page: createElement(NewCardsPage, {
      query,
      errors,
      commanders: views.map(({ slug, cards }) => ({
        label: commanderName(cards),
        url: `/commanders/${slug}`,
        without: views
          .filter((other) => other.slug !== slug)
          .map((other) => `commander=${other.slug}`)
          .join('&'),
      })),
      slugs: views.map(({ slug }) => slug),
      sets: await newForCommanders(snapshot, views),
    }),
    hidden: query !== '',
  });
};
