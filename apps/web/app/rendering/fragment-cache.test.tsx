import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import { CardTile } from '#app/ui/card-tile/CardTile';
import type { PageCard } from '#app/model/card';
import { createFragmentCache } from './fragment-cache.server';
import { FragmentCacheContext, useCachedMarkup } from '#app/ui/render-context/FragmentCache';
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
    const render = () =>
      renderToStaticMarkup(
        <FragmentCacheContext.Provider value={cache}>
          <Page />
        </FragmentCacheContext.Provider>,
      );
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
    const card: PageCard = {
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
    const render = (settings: object, of: Partial<PageCard> = {}) =>
      renderMarkup(
        new Request('http://localhost/', {
          headers: { Cookie: `userState=${encodeURIComponent(JSON.stringify(settings))}` },
        }),
        'page',
        <CardTile card={{ ...card, ...of }} />,
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
