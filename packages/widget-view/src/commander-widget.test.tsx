import { readFileSync } from 'node:fs';
import type { WidgetCard, WidgetCommander } from '@crownsmith/api-client/v1';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CommanderWidget, type WidgetState } from './CommanderWidget';
import { CardPreview } from './CardPreview';
import type { CardFigures, CommanderFigures } from './widget-data';
import { DEFAULT_OPTIONS, type WidgetOptions } from './widget-options';

const PRICES = { tcgplayer: { price: 2, currency: 'USD' } };
const COMMANDER: CommanderFigures = {
  url: 'https://site.example/commanders/edgar-markov',
  cards: [{ name: 'Edgar Markov', image_uri: null, color_identity: ['W', 'B', 'R'] }],
  color_identity: ['W', 'B', 'R'],
  num_decks: 12345,
  rank: 7,
  estimated: false,
  top_cards: [
    {
      name: 'Fire // Ice',
      url: 'https://site.example/cards/fire-ice',
      image_uri: null,
      color_identity: ['U', 'R'],
      prices: PRICES,
      num_decks: 62,
      potential_decks: 100,
      synergy: -0.05,
    },
  ],
};

const render = (state: WidgetState, options: Partial<WidgetOptions> = {}): string =>
  renderToStaticMarkup(
    <CommanderWidget
      state={state}
      options={{ ...DEFAULT_OPTIONS, ...options }}
      linkTo={(url) => `${url}?utm`}
    >
      <p>fallback of the page</p>
    </CommanderWidget>,
  );
const rowsOf = (html: string): number => html.match(/<tr/g)?.length ?? 0;

describe('CommanderWidget', () => {
  it('accepts what the API answers', () => {
    expectTypeOf<WidgetCommander>().toExtend<CommanderFigures>();
    expectTypeOf<WidgetCard>().toExtend<CardFigures>();
  });

  it('shows the commander with its figures and links', () => {
    const html = render({ status: 'ready', commander: COMMANDER });
    expect(html).toContain('12,345 decks · #7');
    expect(html).toContain('aria-label="Colour identity: white, black, red"');
    expect(html).toContain('href="https://site.example/cards/fire-ice?utm"');
    for (const text of ['>Fire<', '>62%<', '>-5%<', '>$2.00<']) expect(html).toContain(text);
    expect(html).not.toContain('fallback of the page');
  });

  it('has the same rows while loading, loaded, with too few cards, and without data', () => {
    const states: readonly WidgetState[] = [
      { status: 'loading' },
      { status: 'ready', commander: COMMANDER },
      { status: 'error', message: 'no' },
    ];
    expect(states.map((state) => rowsOf(render(state, { cards: 4 })))).toEqual([5, 5, 5]);
  });

  it('keeps the content of the page beside an error, and escapes both', () => {
    const html = render({ status: 'error', message: 'no “<script>”' });
    expect(html).toContain('fallback of the page');
    expect(html).toContain('&lt;script&gt;');
  });

  it('has no inline style, which a strict policy would block', () => {
    expect(render({ status: 'ready', commander: COMMANDER })).not.toContain('style=');
  });

  it.each([
    ['auto', undefined, 'widget normal auto'],
    ['auto', 'dark', 'widget normal dark'],
    ['light', 'dark', 'widget normal light'],
  ] as const)('of theme %s on a %s page has the class %s', (theme, hostTheme, className) => {
    const html = renderToStaticMarkup(
      <CommanderWidget
        state={{ status: 'loading' }}
        options={{ ...DEFAULT_OPTIONS, theme }}
        hostTheme={hostTheme}
        linkTo={String}
      />,
    );
    expect(html).toContain(`class="${className}"`);
  });

  it('hides the column of prices where none are wanted', () => {
    const html = render({ status: 'ready', commander: COMMANDER }, { prices: 'none' });
    expect(html).not.toMatch(/Price|\$2/);
  });
});

describe('CardPreview', () => {
  it.each([
    [null, null, 'No decks counted · $2.00'],
    [50, 100, 'In 50% of decks that can play it (50) · $2.00'],
  ])('of %s of %s decks says %s', (num_decks, potential_decks, text) => {
    const card: CardFigures = {
      name: 'Sol Ring',
      url: 'https://site.example/cards/sol-ring',
      image_uri: null,
      color_identity: [],
      prices: PRICES,
      num_decks,
      potential_decks,
    };
    expect(renderToStaticMarkup(<CardPreview card={card} options={DEFAULT_OPTIONS} />)).toContain(text);
  });
});

describe('widget.css', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

  it('has only colours of the site', () => {
    const site =
      read('../../../apps/web/app/ui/styles/tokens.css') +
      read('../../../apps/web/app/ui/card-frame/CardFrame.module.css');
    const colors = read('widget.css').match(/#[\da-f]{6}/g) ?? [];
    const symbols = ['#1a1511'];
    expect(colors.length).toBeGreaterThan(20);
    expect(colors.filter((color) => !site.includes(color) && !symbols.includes(color))).toEqual([]);
  });
});
