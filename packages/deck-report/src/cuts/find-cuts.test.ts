import { describe, expect, it } from 'vitest';
import { createComboIndex } from '../combos/combo-index';
import type { ReportCard } from '../report/report-card';
import {
  bannedElf,
  elfCards,
  elfChief,
  elfDeck,
  makeElfRecommender,
  strangeCards,
} from '../testing/elf-decks';
import { aDeckCard } from '../testing/builders';
import { describeCut } from './describe-cut';
import { findCuts, isHardlyCut } from './find-cuts';

const recommender = makeElfRecommender();
const strangers = strangeCards.slice(0, 10);
const deck = elfDeck([...elfCards.slice(0, 44), ...strangers]);

describe('findCuts', () => {
  it('finds the cards that no deck like the list plays', () => {
    const cuts = findCuts(deck, recommender, { limit: 10 });
    expect(new Set(cuts.map(({ card }) => card.name))).toEqual(new Set(strangers.map(({ name }) => name)));
  });

  it('judges every card but commanders and basic lands, in descending order', () => {
    const cuts = findCuts(deck, recommender);
    expect(cuts).toHaveLength(54);
    expect(cuts.map(({ card }) => card.name)).not.toContain(elfChief.name);
    for (const [at, cut] of cuts.entries())
      expect(cut.score).toBeLessThanOrEqual(cuts[at - 1]?.score ?? Infinity);
  });

  it('leaves cards that stay', () => {
    const keep = strangers.slice(0, 5).map(({ slug }) => slug);
    const cuts = findCuts(deck, recommender, { limit: 6, keep });
    expect(cuts.map(({ card }) => card.slug).filter((slug) => keep.includes(slug))).toEqual([]);
    expect(cuts).toHaveLength(6);
  });

  it('leaves a card that the list is built on, unless a rule is against it', () => {
    const [first, ...others] = strangers;
    const namesOf = (copyLimit: ReportCard['copyLimit']) => {
      const list = elfDeck([...elfCards.slice(0, 44), { ...first!, copyLimit }, ...others]);
      const main = list.main.map((entry) => (entry.name === first?.name ? { ...entry, count: 30 } : entry));
      return findCuts({ ...list, main }, recommender).map(({ card }) => card.name);
    };
    expect(namesOf('any')).not.toContain(first?.name);
    expect(namesOf(1)[0]).toBe(first?.name);
  });

  it('has cards of a creature type that the list is built on later, with no cheaper card for a yardstick', () => {
    const asked = elfDeck([...elfCards.slice(0, 52), ...strangers]);
    const placesOf = (typeLine: string) => {
      const main = asked.main.map((entry) => ({
        ...entry,
        ...(entry.card?.name.startsWith('Elf') && {
          card: { ...entry.card, typeLine, text: 'Other Elves you control get +1/+1.' },
        }),
      }));
      const cuts = findCuts({ ...asked, main }, recommender);
      const elves = cuts.filter(({ card }) => card.name.startsWith('Elf'));
      expect(elves).toHaveLength(40);
      return { cuts, elves, first: cuts.findIndex(({ card }) => card.name.startsWith('Elf')) };
    };
    const tribal = placesOf('Creature — Elf');
    expect(tribal.first).toBeGreaterThan(placesOf('Enchantment').first);
    expect(tribal.elves.map(({ reason }) => reason.code)).not.toContain('dearer');
  });

  it('has what the list may not have first, however many decks play it, with the rule as its reason', () => {
    const [first, ...rest] = findCuts(elfDeck([...elfCards.slice(0, 44), bannedElf]), recommender);
    expect(first && describeCut(first)).toBe('Banned Elf is banned.');
    expect(rest.map(({ reason }) => reason.code)).not.toContain('not-legal');
  });

  it('compares no card with one that the list may not have', () => {
    const likesOf = (cards: readonly ReportCard[]) =>
      findCuts(elfDeck(cards), recommender).flatMap(({ reason }) =>
        reason.code === 'dearer' ? [reason.like.name] : [],
      );
    const [like] = likesOf(elfCards);
    expect(like).toBeDefined();
    const legality = 'banned';
    expect(
      likesOf(elfCards.map((card) => (card.name === like ? { ...card, legality } : card))),
    ).not.toContain(like);
  });

  it('compares no card that most similar decks play, and none with one that nearly all play', () => {
    const cuts = findCuts(elfDeck(elfCards), recommender);
    const shares = new Map(
      cuts.map(({ card, evidence }) => [card.name, evidence.similarCount / evidence.similarDecks]),
    );
    for (const { card, reason } of cuts)
      if (reason.code === 'dearer') {
        expect(shares.get(card.name)).toBeLessThan(0.5);
        expect(shares.get(reason.like.name)).toBeLessThan(0.9);
      }
  });

  it('says nothing of similar decks that are too few, and takes no card for a yardstick that few of them play or could', () => {
    const few = (slug: string, count: number, decks = 4) => ({
      indexOf: recommender.indexOf,
      weakest: (request: Parameters<typeof recommender.weakest>[0]) =>
        recommender
          .weakest(request)
          .map((weak) =>
            weak.slug === slug
              ? { ...weak, evidence: { ...weak.evidence, similarDecks: decks, similarCount: count } }
              : weak,
          ),
    });
    const list = elfDeck(elfCards);
    const dearer = findCuts(list, recommender).flatMap(({ card, reason }) =>
      reason.code === 'dearer' ? [{ card, like: reason.like }] : [],
    );
    const [first] = dearer;
    if (first === undefined) throw new Error('no card is dearer');
    const reasonOf = (slug: string, cuts: ReturnType<typeof findCuts>) =>
      cuts.find(({ card }) => card.slug === slug)?.reason;
    expect(reasonOf(first.card.slug, findCuts(list, few(first.card.slug, 0)))?.code).not.toBe('dearer');
    for (const decks of [4, 12])
      expect(reasonOf(first.card.slug, findCuts(list, few(first.like.slug, 4, decks)))).not.toMatchObject({
        like: first.like,
      });
  });

  it('has cards last that hardly any deck could have played', () => {
    const [newest] = strangers;
    const cuts = findCuts(deck, {
      indexOf: recommender.indexOf,
      weakest: (request) =>
        recommender.weakest(request).map((weak) =>
          weak.slug === newest?.slug
            ? {
                ...weak,
                reason: 'unsupported',
                evidence: { ...weak.evidence, similarDecks: 1, potentialDecks: 1 },
              }
            : weak,
        ),
    });
    const last = cuts.at(-1);
    expect(last?.card.name).toBe(newest?.name);
    expect(last && isHardlyCut(last)).toBe(true);
    expect(cuts.slice(0, 9).some(isHardlyCut)).toBe(false);
  });

  it('has the cards of its combos last, which only a list that is too long loses, unless a rule is against one of them', () => {
    const [weakest, piece] = findCuts(deck, recommender).map(({ card }) => card);
    if (weakest === undefined || piece === undefined) throw new Error('no cuts');
    const combos = createComboIndex([
      { id: '1', cards: [piece.name, elfChief.name], results: ['Infinite mana'] },
      { id: '2', cards: [weakest.name, bannedElf.name], results: ['Infinite damage'] },
      { id: '3', cards: [weakest.name, 'Another Card'], results: ['Infinite mana'] },
    ]);
    const cuts = findCuts(deck, recommender, { combos });
    expect(cuts[0]?.card).toBe(weakest);
    expect(cuts.at(-1)?.card).toBe(piece);
    expect(cuts.filter(isHardlyCut).map(({ card }) => card)).toContain(piece);
    const withBanned = elfDeck([...elfCards.slice(0, 44), ...strangers, bannedElf]);
    const [illegal, ...others] = findCuts(withBanned, recommender, { combos });
    expect(illegal && [illegal.card.name, isHardlyCut(illegal)]).toEqual([bannedElf.name, false]);
    expect(others[0]?.card).toBe(weakest);
  });

  it.each<[string, Partial<ReportCard>, boolean]>([
    [
      'a card that wins the game',
      { text: 'At the beginning of your upkeep, if you are lucky, you win the game.' },
      true,
    ],
    [
      'one that wins it with more cards than the list has',
      {
        text: 'At the beginning of your upkeep, if you have 200 or more cards in your library, you win the game.',
      },
      false,
    ],
    [
      'one by which others lose',
      { text: 'Whenever it deals combat damage to a player, that player loses the game.' },
      true,
    ],
    [
      'one about cards of many copies',
      { text: 'Reveal cards. You may cast those with the same name.' },
      true,
    ],
    ['one that keeps from losing', { text: 'If you would lose the game, instead draw seven cards.' }, false],
    ['one that costs the game', { text: 'At the beginning of your next upkeep, you lose the game.' }, false],
  ])('has %s last where the list is built around it', (_, fields, isLast) => {
    const [weakest] = findCuts(deck, recommender);
    if (weakest === undefined) throw new Error('no cuts');
    const main = deck.main.map((entry) =>
      entry.card?.slug === weakest.card.slug ? { ...entry, card: { ...entry.card, ...fields } } : entry,
    );
    const copies = { name: 'Rats', count: 30, card: aDeckCard('Rats', { copyLimit: 'any' }) };
    const cuts = findCuts({ ...deck, main: [...main, copies] }, recommender);
    const at = isLast ? cuts.length - 1 : 0;
    expect(cuts[at]?.card.slug).toBe(weakest.card.slug);
    expect(cuts[at] && isHardlyCut(cuts[at])).toBe(isLast);
  });

  it('has a reason with figures for every card', () => {
    for (const cut of findCuts(deck, recommender)) expect(describeCut(cut)).toMatch(/\d.*\.$/);
    expect(findCuts(deck, recommender, { limit: 10 }).map(describeCut)).toContain(
      'No deck like yours plays it: 0 of 250 similar decks.',
    );
  });
});
