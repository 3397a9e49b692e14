import { createElement } from 'react';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import { SymbolsPage } from './SymbolsPage';

/** Responds to `/symbols`. */
export const symbolsPage = (request: Request): RenderedPage =>
  renderPage(request, {
    id: 'symbols',
    title: 'Mana symbols',
    description:
      'Every mana symbol as a React component: keys, names, sizes, colours, and a line of code for each.',
    path: '/symbols',
    page: createElement(SymbolsPage),
  });
