import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFrame, type FrameCard } from './CardFrame';
import { PictureService } from '../render-context/PictureService';

const CARD: FrameCard = {
  name: 'Thrasios, Triton Hero',
  cost: '{G}{U}',
  typeLine: 'Legendary Creature — Merfolk Wizard',
  primaryType: 'creature',
  identity: 18,
  powerOrLoyalty: '1/3',
};
const render = (card: Partial<FrameCard> = {}) =>
  renderToStaticMarkup(<CardFrame card={{ ...CARD, ...card }} />);

describe('CardFrame', () => {
  it('contains name, cost, type and power/toughness as text', () => {
    const html = render();
    expect(html).toContain('Thrasios, Triton Hero');
    expect(html).toContain('aria-label="Mana: green, blue"');
    expect(html).toContain('Legendary Creature — Merfolk Wizard');
    expect(html).toContain('1/3');
    expect(html).not.toContain('<img');
  });

  it('is under 900 bytes, without inline styles', () => {
    expect(render().length).toBeLessThan(900);
    expect(render()).not.toContain('style=');
  });

  it('covers the frame with a picture of fixed proportions and an empty alt text', () => {
    const picture = 'https://cards.scryfall.io/normal/a.jpg';
    expect(render({ picture })).toMatch(
      /<img src="[^"]+" srcSet="[^"]+ 146w, [^"]+ 488w" sizes="auto, [^"]+" alt="" width="488" height="680" loading="lazy"/i,
    );
    const first = renderToStaticMarkup(<CardFrame card={{ ...CARD, picture }} size="16rem" />);
    expect(first).toMatch(/672w" sizes="16rem" [^>]+ loading="eager"/);
    const elsewhere = render({ picture: 'https://pictures.example/a.jpg' });
    expect(elsewhere).not.toMatch(/srcset|sizes/i);
  });

  it('requests standard widths from the picture service', () => {
    const html = renderToStaticMarkup(
      <PictureService.Provider value="/_image?url={url}&w={width}&q={quality}">
        <CardFrame card={{ ...CARD, picture: 'https://pictures.example/a.jpg' }} />
      </PictureService.Provider>,
    );
    expect(html).toContain('src="/_image?url=https%3A%2F%2Fpictures.example%2Fa.jpg&amp;w=640&amp;q=75"');
    expect(html).toContain('w=384&amp;q=75 384w');
  });

  it('shows a symbol that the sheet lacks as letters', () => {
    expect(render({ cost: '{1000000}' })).toContain('<i>1000000</i>');
  });

  it('has a CSS class for every identity, pattern, centre and angle', () => {
    const css = readFileSync(new URL('CardFrame.module.css', import.meta.url), 'utf8');
    for (let i = 0; i < 32; i += 1) expect(css).toContain(`(.f-i${i}) {`);
    for (let i = 0; i < 8; i += 1) for (const part of 'pxya') expect(css).toContain(`(.f-${part}${i}) {`);
  });
});
