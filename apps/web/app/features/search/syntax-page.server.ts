import { createElement } from 'react';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { type CountedExample, SyntaxPage } from './SyntaxPage';
import { type SyntaxExample, syntaxSections } from './syntax-sections';

/** Stands in `with:` where no commander has decks. */
const FALLBACK_COMMANDER = 'Muldrotha';

/** Responds to `/search/syntax`, with the numbers of cards that its examples find in the snapshot. */
export const syntaxPage = async (
  request: Request,
  snapshot: Pick<Snapshot, 'searchCards' | 'commanderList'>,
): Promise<RenderedPage> => {
  const list = await snapshot.commanderList();
  const single = list?.rows.find(({ cards, numDecks }) => cards.length === 1 && numDecks > 0);
  const commander = single?.cards[0]?.name ?? FALLBACK_COMMANDER;
  const count = async (example: SyntaxExample): Promise<CountedExample> => {
    const result = await snapshot.searchCards(example.query);
    return { ...example, count: result.ok ? result.value.found.length : undefined };
  };
  const sections = [];
  for (const section of syntaxSections(commander))
    sections.push({ ...section, examples: await Promise.all(section.examples.map(count)) });
  return renderPage(request, {
    id: 'search-syntax',
    title: 'How to search',
    description: 'The language of searches: types, colours, mana, prices and how often decks play a card.',
    path: '/search/syntax',
    page: createElement(SyntaxPage, { sections }),
  });
};
