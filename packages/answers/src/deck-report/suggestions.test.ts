import { toWireCard } from '@crownsmith/api-client';
import type { Recommendation } from '@crownsmith/recommender';
import { fixtureCards } from '@crownsmith/test-support';
import { describe, expect, it } from 'vitest';
import { toReportCard } from './report-card';
import { reportJobs, reportLacks } from './suggestions';

describe('reportJobs', () => {
  const landsOf = (numDecks: number) =>
    reportJobs([], { types: { Land: 29 }, num_decks: numDecks }, []).find(({ job }) => job === 'lands');

  it.each([1, 4])('says nothing of lands that %d decks have on average', (decks) =>
    expect(landsOf(decks)).toMatchObject({ usual: 0, low: 0, high: 0, decks: 0 }),
  );

  it('says how many lands decks have on average from five on', () =>
    expect(landsOf(5)).toMatchObject({ usual: 29, low: 20.3, high: 37.7, decks: 5 }));
});

it('suggests for a job what lasts at it', () => {
  const [some] = fixtureCards(1).map((card) => toReportCard(toWireCard(card)));
  if (some === undefined) throw new Error('no card');
  const texts: Readonly<Record<string, string>> = {
    stone: '{T}: Add {C}.\n{1}, {T}, Sacrifice this artifact: Draw a card.',
    cycled: '{T}: Add {G}.\nCycling {3} ({3}, Discard this card: Draw a card.)',
    spell: 'Draw two cards.',
  };
  const evidence = { similarDecks: 10, similarCount: 5 };
  const recommendations = Object.keys(texts).map((slug) => ({ slug, evidence }) as Recommendation);
  const draw = { job: 'draw', label: 'Card Draw', have: 0, usual: 9, low: 5, high: 15, decks: 250 };
  const [lack] = reportLacks([draw], recommendations, (slug) => ({
    ...some,
    name: slug,
    tags: slug === 'stone' ? ['ramp', 'draw'] : ['draw'],
    text: texts[slug] ?? '',
  }));
  expect(lack?.cards.map(({ name }) => name)).toEqual(['spell']);
});
