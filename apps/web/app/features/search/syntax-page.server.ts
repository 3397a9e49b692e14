import { memoize, takeTurn } from '@crownsmith/answers/snapshot';
import { createElement } from 'react';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { type CountedExample, type CountedSection, SyntaxPage } from './SyntaxPage';
import { syntaxSections } from './syntax-sections';

type SearchedSnapshot = Pick<Snapshot, 'searchCards' | 'commanderList'>;

/** Stands in `with:` where no commander has decks. */
const FALLBACK_COMMANDER = 'Muldrotha';

/** The examples with the numbers of cards that they find: each is a search of all cards. */
const countExamples = async (snapshot: SearchedSnapshot): Promise<readonly CountedSection[]> => {
  const list = await snapshot.commanderList();
  const single = list?.rows.find(({ cards, numDecks }) => cards.length === 1 && numDecks > 0);
  const commander = single?.cards[0]?.name ?? FALLBACK_COMMANDER;
  const sections: CountedSection[] = [];
  for (const section of syntaxSections(commander)) {
    const examples: CountedExample[] = [];
    for (const example of section.examples) {
      const result = await snapshot.searchCards(example.query);
      examples.push({ ...example, count: result.ok ? result.value.found.length : undefined });
      await takeTurn();
    }
    sections.push({ ...section, examples });
  }
  return sections;
};

const counted = new WeakMap<SearchedSnapshot, () => Promise<readonly CountedSection[]>>();

/** Responds to `/search/syntax`, with the numbers of cards that its examples find in the snapshot. */
export const syntaxPage = async (request: Request, snapshot: SearchedSnapshot): Promise<RenderedPage> => {
  const count = counted.get(snapshot) ?? memoize(() => countExamples(snapshot));
  counted.set(snapshot, count);
  return renderPage(request, {
    id: 'search-syntax',
    title: 'How to search',
    description: 'The language of searches: types, colours, mana, prices and how often decks play a card.',
    path: '/search/syntax',
    page: createElement(SyntaxPage, { sections: await count() }),
  });
};
