import { DEFAULT_OPTIONS, type CardFigures } from '@crownsmith/widget-view';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBatches } from '../data/batches';
import type { SiteData } from '../data/site-data';
import { linkCards } from './link-cards';

const RING: CardFigures = {
  name: 'Sol Ring',
  url: 'https://site.example/cards/sol-ring',
  image_uri: null,
  color_identity: [],
  prices: {},
  num_decks: 50,
  potential_decks: 100,
};
const request = vi.fn(async () => new Map([['Sol Ring', RING]]));

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const data: SiteData = {
    cards: createBatches<CardFigures>(request),
    commanders: () => createBatches(async () => new Map()),
  };
  linkCards({ data, defaults: DEFAULT_OPTIONS, nonce: '' }, false);
});
afterEach(() => document.body.replaceChildren());

const addArticle = (markup: string, attribute = 'data-crownsmith-cards'): Element => {
  const article = document.createElement('article');
  article.setAttribute(attribute, '');
  article.innerHTML = markup;
  document.body.append(article);
  return article;
};
/** A busy machine takes longer than Vitest's one second. */
const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 180_000 });
const linked = (article: Element): Promise<void> =>
  waitFor(() => expect(article.querySelector('a[href*="sol-ring"]')).not.toBeNull());

describe('linkCards', () => {
  it('makes links of the names that cards have, and text of the others', async () => {
    const article = addArticle('<p>Play [[Sol Ring|it]], not [[Nonsense]].</p>');
    await linked(article);
    const link = article.querySelector('a');
    expect(link?.textContent).toBe('it');
    expect(link?.href).toMatch(
      /^https:\/\/site\.example\/cards\/sol-ring\?utm_source=[^&]+&utm_medium=widget$/,
    );
    expect(link?.getAttribute('aria-description')).toBe('In 50% of decks that can play it (50)');
    await waitFor(() => expect(article.querySelectorAll('a')).toHaveLength(1));
    expect(article.textContent).toBe('Play it, not Nonsense.');
  });

  it('leaves code, links and fields alone', async () => {
    const markup =
      '<code>[[Sol Ring]]</code><a href="/x">[[Sol Ring]]</a><pre>[[Sol Ring]]</pre><textarea>[[Sol Ring]]</textarea>';
    const article = addArticle(`${markup}<i>[[Sol Ring]]</i>`);
    await linked(article);
    expect(article.innerHTML.startsWith(markup)).toBe(true);
  });

  it('leaves what does not ask for it alone', async () => {
    const other = addArticle('<p>[[Sol Ring]]</p>', 'data-other');
    await linked(addArticle('[[Sol Ring]]'));
    expect(other.innerHTML).toBe('<p>[[Sol Ring]]</p>');
  });

  it('links names that come later, and keeps the text nodes of a framework usable', async () => {
    const article = addArticle('<p>first</p>');
    const text = document.createTextNode('Now [[Sol Ring]]!');
    article.firstElementChild?.append(text);
    await linked(article);
    expect(text.isConnected).toBe(true);
    text.data = 'Nothing.';
    await waitFor(() => expect(article.textContent).toBe('firstNothing.'));
    text.data = 'Again [[Sol Ring]]';
    await linked(article);
    text.remove();
    await waitFor(() => expect(article.textContent).toBe('first'));
  });

  it('puts no markup of a name into the page', async () => {
    const article = addArticle('');
    article.append('[[<img src=x onerror=alert(1)>]] [[Sol Ring]]');
    await linked(article);
    expect(article.querySelector('img')).toBeNull();
  });
});
