import { searchPage } from '@crownsmith/answers';
import { snapshotFacts } from '@crownsmith/answers/snapshot';
import type { CardSource } from '@crownsmith/cli';
import { limitNearest } from '@crownsmith/answers/text';
import { err, isSlug } from '@crownsmith/domain';
import { readCommanderResponse } from '#app/snapshot/commander-response.server';
import { nearestCardName } from '#app/snapshot/nearest-card-name.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { recommendForRequest } from '../api/recommend-for-request';

/** The snapshot that the site serves, as the tools read it: by the answers of the API, without a request. */
export const snapshotCards = (snapshot: Snapshot): CardSource => ({
  ...snapshotFacts(snapshot.manifest),
  cards: (names) =>
    Promise.resolve(
      new Map(
        names.flatMap((name) => {
          const wire = snapshot.resolveCard(name);
          return wire ? [[name, { wire, alsoMeans: snapshot.alsoMeant(name) }] as const] : [];
        }),
      ),
    ),
  nearest: (names) => {
    const nearest = limitNearest((name) => nearestCardName(name, snapshot));
    return Promise.resolve(new Map(names.map((name) => [name, nearest(name)])));
  },
  reportDeck: async (request) => {
    const report = await snapshot.reportDeck(request);
    return report.ok ? report : err(report.error.errors);
  },
  playDeck: async (request) => {
    const report = await snapshot.playDeck(request);
    return report.ok ? report : err(report.error.errors);
  },
  search: (text, page) =>
    searchPage({ search: (query) => snapshot.searchCards(query) }, text, page, (name) =>
      Promise.resolve(snapshot.resolveCard(name)),
    ),
  decks: {
    recommend: async (request) => {
      const response = await recommendForRequest(snapshot, request);
      return response.ok ? response : err(response.error.errors[0]);
    },
    commander: async (slug) =>
      isSlug(slug)
        ? readCommanderResponse(snapshot, snapshot.redirect('commanders', slug) ?? slug)
        : undefined,
  },
});
