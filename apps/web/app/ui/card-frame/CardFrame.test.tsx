import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFrame, type FrameCard } from './CardFrame';

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
    expect(draw({ picture: 'https://cards.scryfall.io/normal/a.jpg' })).toMatch(
      /<img src="[^"]+" alt="" width="488" height="680" loading="lazy"/,
    );
  });

  it('shows the letters of a symbol that the sheet does not have', () => {
    expect(draw({ cost: '{1000000}' })).toContain('<i>1000000</i>');
  });

  it('has a class in the style sheet for every identity, pattern, centre and turn', () => {
    const css = readFileSync(new URL('CardFrame.module.css', import.meta.url), 'utf8');
    for (let i = 0; i < 32; i += 1) expect(css).toContain(`.i${i} {`);
    for (let i = 0; i < 8; i += 1) for (const part of 'pxya') expect(css).toContain(`.${part}${i} {`);
  });
});
