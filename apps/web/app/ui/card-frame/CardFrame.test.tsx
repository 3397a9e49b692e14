import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFrame, type FrameCard } from './CardFrame';
import { PictureService } from '../render-context/picture-service';

const CARD: FrameCard = {
  name: 'Thrasios, Triton Hero',
  cost: '{G}{U}',
  typeLine: 'Legendary Creature — Merfolk Wizard',
  sign: 'creature',
  identity: 18,
  stats: '1/3',
};
const draw = (card: Partial<FrameCard> = {}) =>
  renderToStaticMarkup(<CardFrame card={{ ...CARD, ...card }} />);

describe('CardFrame', () => {
  it('tells name, cost, type and power in text', () => {
    const html = draw();
    expect(html).toContain('Thrasios, Triton Hero');
    expect(html).toContain('aria-label="Mana: green, blue"');
    expect(html).toContain('Legendary Creature — Merfolk Wizard');
    expect(html).toContain('1/3');
    expect(html).not.toContain('<img');
  });

  it('costs few bytes and no inline style', () => {
    expect(draw().length).toBeLessThan(900);
    expect(draw()).not.toContain('style=');
  });

  it('lays a picture of reserved size over the drawing, without a second name', () => {
    const picture = 'https://cards.scryfall.io/normal/a.jpg';
    expect(draw({ picture })).toMatch(
      /<img src="[^"]+" srcSet="[^"]+ 146w, [^"]+ 488w" sizes="auto, [^"]+" alt="" width="488" height="680" loading="lazy"/i,
    );
    const first = renderToStaticMarkup(<CardFrame card={{ ...CARD, picture }} size="16rem" />);
    expect(first).toMatch(/672w" sizes="16rem" [^>]+ loading="eager"/);
    const elsewhere = draw({ picture: 'https://pictures.example/a.jpg' });
    expect(elsewhere).not.toMatch(/srcset|sizes/i);
  });

  it('asks the picture service for standard widths where there is one', () => {
    const html = renderToStaticMarkup(
      <PictureService.Provider value="/_image?url={url}&w={width}&q={quality}">
        <CardFrame card={{ ...CARD, picture: 'https://pictures.example/a.jpg' }} />
      </PictureService.Provider>,
    );
    expect(html).toContain('src="/_image?url=https%3A%2F%2Fpictures.example%2Fa.jpg&amp;w=640&amp;q=75"');
    expect(html).toContain('w=384&amp;q=75 384w');
  });

  it('shows the letters of a symbol that the sheet does not have', () => {
    expect(draw({ cost: '{1000000}' })).toContain('<i>1000000</i>');
  });

  it('has a class in the style sheet for every identity, pattern, centre and turn', () => {
    const css = readFileSync(new URL('CardFrame.module.css', import.meta.url), 'utf8');
    for (let i = 0; i < 32; i += 1) expect(css).toContain(`(.f-i${i}) {`);
    for (let i = 0; i < 8; i += 1) for (const part of 'pxya') expect(css).toContain(`(.f-${part}${i}) {`);
  });
});
