import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import { CardTileFooter } from '#app/ui/card-tile/CardTile';
import type { PageCard } from '#app/model/card';
import { createFragmentCache } from './fragment-cache.server';
import { CachedMarkup, FragmentCacheContext } from '#app/ui/render-context/CachedMarkup';
import { renderMarkup } from './static-markup.server';

const Sign = vi.fn(({ of, times = 1 }: { readonly of: string; readonly times?: number }) => (
  <i>{of.repeat(times)}</i>
));
const Other = ({ of }: { readonly of: string }) => <b>{of}</b>;

const Page = () => (
  <>
    <CachedMarkup as="p" className="a" part={Sign} props={{ of: '<é' }} />
    <CachedMarkup as="p" part={Sign} props={{ of: 'b', times: 2 }} />
    {useRenderContext().path}
    <CachedMarkup as="p" part={Other} props={{ of: '<é' }} />
  </>
);

const FRAME: FrameCard = {
  name: 'Æther Vial & "Co"',
  cost: '{1}',
  typeLine: 'Legendary Artifact',
  primaryType: 'artifact',
  identity: 0,
  powerOrLoyalty: '',
  picture: 'https://cards.scryfall.io/normal/front/a/b/ab.jpg',
};

describe('markup from memory', () => {
  it('is what React draws without one, at first and again, whatever is drawn around it', () => {
    const usual = renderToStaticMarkup(<Page />);
    expect(usual).toBe('<p class="a"><i>&lt;é</i></p><p><i>bb</i></p>/<p><b>&lt;é</b></p>');
    const memory = createFragmentCache(1000);
    const draw = () =>
      renderToStaticMarkup(
        <FragmentCacheContext.Provider value={memory}>
          <Page />
        </FragmentCacheContext.Provider>,
      );
    expect(draw()).toBe(usual);
    Sign.mockClear();
    expect(draw()).toBe(usual);
    expect(Sign).not.toHaveBeenCalled();
  });

  it('keeps to its room', () => {
    const memory = createFragmentCache(60);
    for (const of of ['a', 'b', 'c', 'd']) memory(Sign, { of });
    Sign.mockClear();
    expect(memory(Sign, { of: 'd' })).toBe('<i>d</i>');
    expect(Sign).not.toHaveBeenCalled();
    memory(Sign, { of: 'a' });
    expect(Sign).toHaveBeenCalledOnce();
  });

  it('is of the same frame in every part of it', () => {
    const draw = (card: Partial<FrameCard>, size?: string) => {
      const frame = <CardFrame card={{ ...FRAME, ...card }} size={size} />;
      const kept = renderMarkup(new Request('http://localhost/'), 'page', frame).html;
      expect(kept).toBe(renderToStaticMarkup(frame));
      return kept;
    };
    const all = [
      draw({}),
      draw({ name: 'Sol Ring' }),
      draw({ cost: '{2}{U}' }),
      draw({ typeLine: 'Artifact' }),
      draw({ primaryType: 'land' }),
      draw({ identity: 3 }),
      draw({ powerOrLoyalty: '2/2' }),
      draw({ picture: undefined }),
      draw({}, '12rem'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('of a price and buttons goes by the settings of who asks', () => {
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
    const draw = (settings: object, of: Partial<PageCard> = {}) =>
      renderMarkup(
        new Request('http://localhost/', {
          headers: { Cookie: `userState=${encodeURIComponent(JSON.stringify(settings))}` },
        }),
        'page',
        <CardTileFooter card={{ ...card, ...of }} />,
      ).html;
    for (let round = 0; round < 2; round += 1) {
      expect(draw({})).toContain('$1.50');
      expect(draw({ priceSources: ['cardmarket'] })).toContain('€1.25');
      expect(draw({ priceSources: ['cardmarket', 'cardkingdom'] })).toMatch(/€1\.25.*\$1\.50/);
      expect(draw({}, { prices: {} })).toContain('no price');
      expect(draw({}, { canLead: true })).toContain('Commander: A');
      expect(draw({})).not.toContain('Commander: A');
    }
  });
});
