import { COLORLESS } from '@crownsmith/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { PageCard } from '#app/model/card';
import type { PageCommander } from '#app/model/commander';
import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import type { CardListRow } from '#app/ui/card-list/card-list-row';
import { ImageRows } from '#app/ui/card-list/ImageRows';
import { DEFAULT_LIST_OPTIONS } from '#app/ui/card-list/list-options';
import { CardTile } from '#app/ui/card-tile/CardTile';
import { CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { DeckList } from '#app/ui/deck/DeckList';
import { useCachedMarkup } from '#app/ui/render-context/FragmentCache';
import {
  RenderContextProvider,
  type RenderContextValue,
  useRenderContext,
} from '#app/ui/render-context/render-context';
import { ShopsProvider } from '#app/ui/render-context/shops';
import { DEFAULT_VIEW_SETTINGS } from '#app/visitor/settings';
import { createFragmentCache, renderWithFragments } from './fragment-cache.server';
import { renderMarkup } from './static-markup.server';

const Label = vi.fn(({ of, times = 1 }: { readonly of: string; readonly times?: number }) => (
  <i>{of.repeat(times)}</i>
));
const Other = ({ of }: { readonly of: string }) => <b>{of}</b>;

const Page = () => {
  const cached = useCachedMarkup();
  const { path } = useRenderContext();
  return (
    <>
      <p className="a" {...cached(Label, { of: '<é' })} />
      <p {...cached(Label, { of: 'b', times: 2 })} />
      {path}
      <p {...cached(Other, { of: '<é' })} />
    </>
  );
};

const CARD: PageCard = {
  slug: 'a',
  name: 'A',
  manaValue: 1,
  typeLine: 'Artifact',
  colorIdentity: COLORLESS,
  prices: { cardkingdom: 1.5, cardmarket: 1.25 },
  tags: [],
  salt: null,
  gameChanger: false,
  canLead: false,
};
const ROW: CardListRow = {
  card: CARD,
  numDecks: 4,
  potentialDecks: 5,
  inclusion: 0.8,
  synergy: 0.1,
  lift: null,
};
const COMMANDER: PageCommander = { slug: 'a', cards: [CARD], numDecks: 9, rank: 2 };
const DEFAULT_CONTEXT: RenderContextValue = {
  path: '/',
  otherParameters: [],
  listOptions: DEFAULT_LIST_OPTIONS,
  rememberedStyle: 'images',
  settings: DEFAULT_VIEW_SETTINGS,
};
const NAMES = { ...DEFAULT_VIEW_SETTINGS, namesUnderCards: true };

/** Elements that differ from the first one in one thing each. */
const TILES: Readonly<Record<string, readonly ReactElement[]>> = {
  'a row': [
    <ImageRows key="" rows={[ROW]} />,
    <ImageRows key="" rows={[{ ...ROW, card: { ...CARD, name: 'B' } }]} />,
    <ImageRows key="" rows={[{ ...ROW, numDecks: 3 }]} />,
    <ImageRows key="" rows={[{ ...ROW, potentialDecks: 6 }]} />,
    <ImageRows key="" rows={[{ ...ROW, inclusion: 0.7 }]} />,
    <ImageRows key="" rows={[{ ...ROW, synergy: 0.2 }]} />,
    <ImageRows key="" rows={[{ ...ROW, url: '/commanders/a' }]} />,
    <ImageRows key="" rows={[{ ...ROW, figure: { value: '1', label: 'deck' } }]} />,
    <ImageRows key="" rows={[{ ...ROW, reason: 'a reason' }]} />,
    <ImageRows key="" rows={[{ ...ROW, copies: 2 }]} />,
    <RenderContextProvider key="" value={{ ...DEFAULT_CONTEXT, deckNouns: ['precon', 'precons'] }}>
      <ImageRows rows={[ROW]} />
    </RenderContextProvider>,
    <RenderContextProvider key="" value={{ ...DEFAULT_CONTEXT, settings: NAMES }}>
      <ImageRows rows={[ROW]} />
    </RenderContextProvider>,
    <ShopsProvider key="" value={{ partners: {}, tcgplayerPercent: 0 }}>
      <ImageRows rows={[{ ...ROW, card: { ...CARD, prices: { tcgplayer: 2 } } }]} />
    </ShopsProvider>,
    <ShopsProvider key="" value={{ partners: {}, tcgplayerPercent: 50 }}>
      <ImageRows rows={[{ ...ROW, card: { ...CARD, prices: { tcgplayer: 2 } } }]} />
    </ShopsProvider>,
  ],
  'a commander': [
    <CommanderTile key="" commander={COMMANDER} />,
    <CommanderTile key="" commander={{ ...COMMANDER, slug: 'b' }} />,
    <CommanderTile key="" commander={{ ...COMMANDER, cards: [CARD, { ...CARD, slug: 'b', name: 'B' }] }} />,
    <CommanderTile key="" commander={{ ...COMMANDER, numDecks: 8 }} />,
    <CommanderTile key="" commander={{ ...COMMANDER, rank: null }} />,
    <CommanderTile key="" commander={COMMANDER} share={0.5} />,
    <CommanderTile key="" commander={COMMANDER} synergy={0.5} />,
  ],
  'a decklist': [
    <DeckList key="" id="a" entries={[{ card: CARD, count: 1 }]} commanders={[]} />,
    <DeckList key="" id="a" entries={[{ card: CARD, count: 2 }]} commanders={[]} />,
    <DeckList key="" id="a" entries={[{ card: { ...CARD, name: 'B' }, count: 1 }]} commanders={[]} />,
  ],
};

const FRAME: FrameCard = {
  name: 'Æther Vial & "Co"',
  cost: '{1}',
  typeLine: 'Legendary Artifact',
  primaryType: 'artifact',
  identity: 0,
  powerOrLoyalty: '',
  picture: 'https://cards.scryfall.io/normal/front/a/b/ab.jpg',
};

describe('the fragment cache', () => {
  it('returns what React renders without it, for a miss and for a hit', () => {
    const expected = renderToStaticMarkup(<Page />);
    expect(expected).toBe('<p class="a"><i>&lt;é</i></p><p><i>bb</i></p>/<p><b>&lt;é</b></p>');
    const cache = createFragmentCache(1000);
    const render = () => renderWithFragments(<Page />, cache).toString();
    expect(render()).toBe(expected);
    Label.mockClear();
    expect(render()).toBe(expected);
    expect(Label).not.toHaveBeenCalled();
  });

  it('knows objects by their value, and reads each once', () => {
    const read = vi.fn(() => 'Sol Ring');
    const Name = ({ card }: { readonly card: { readonly name: string } }) => <i>{card.name}</i>;
    const card = {
      get name() {
        return read();
      },
    };
    const cache = createFragmentCache(1000);
    for (const of of [card, card, { name: 'Sol Ring' }, { name: 'Opt' }])
      expect(String(cache(Name, { card: of }))).toBe(of.name === 'Opt' ? '<i>Opt</i>' : '<i>Sol Ring</i>');
    // Once for the key, once for the markup, and twice here.
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('evicts fragments beyond its bound', () => {
    const cache = createFragmentCache(60);
    for (const of of ['a', 'b', 'c', 'd']) cache(Label, { of });
    Label.mockClear();
    expect(String(cache(Label, { of: 'd' }))).toBe('<i>d</i>');
    expect(Label).not.toHaveBeenCalled();
    cache(Label, { of: 'a' });
    expect(Label).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(TILES))('has %s as React renders it, by all that it shows', (_name, elements) => {
    const cache = createFragmentCache(100_000);
    const render = (element: ReactElement) => renderWithFragments(element, cache).toString();
    const expected = elements.map((element) => renderToStaticMarkup(element));
    expect(new Set(expected).size).toBe(elements.length);
    for (let round = 0; round < 2; round += 1) expect(elements.map(render)).toEqual(expected);
  });

  it('distinguishes card frames by every prop', () => {
    const render = (card: Partial<FrameCard>, size?: string) => {
      const frame = <CardFrame card={{ ...FRAME, ...card }} size={size} />;
      const html = renderMarkup(new Request('http://localhost/'), 'page', frame).bytes.toString();
      expect(html).toBe(renderToStaticMarkup(frame));
      return html;
    };
    const all = [
      render({}),
      render({ name: 'Sol Ring' }),
      render({ cost: '{2}{U}' }),
      render({ typeLine: 'Artifact' }),
      render({ primaryType: 'land' }),
      render({ identity: 3 }),
      render({ powerOrLoyalty: '2/2' }),
      render({ picture: undefined }),
      render({}, '12rem'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('renders prices and buttons per the settings of the request', () => {
    const render = (settings: object, of: Partial<PageCard> = {}) =>
      renderMarkup(
        new Request('http://localhost/', {
          headers: { Cookie: `userState=${encodeURIComponent(JSON.stringify(settings))}` },
        }),
        'page',
        <CardTile card={{ ...CARD, ...of }} />,
      ).bytes.toString();
    for (let round = 0; round < 2; round += 1) {
      expect(render({})).toContain('$1.50');
      expect(render({ priceSources: ['cardmarket'] })).toContain('€1.25');
      expect(render({ priceSources: ['cardmarket', 'cardkingdom'] })).toMatch(/€1\.25.*\$1\.50/);
      expect(render({}, { prices: {} })).toContain('no price');
      expect(render({}, { canLead: true })).toContain('Commander: A');
      expect(render({})).not.toContain('Commander: A');
    }
  });
});
