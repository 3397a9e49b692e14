import { MANA_SYMBOLS, symbolKey } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { manaKeys, ManaSymbol, ManaSymbols, SYMBOL_COLORS, symbolArt, symbolName, typeArt } from './index';

describe('ManaSymbol', () => {
  it.each(MANA_SYMBOLS)('renders %s with outlines and a name', (key) => {
    const html = renderToStaticMarkup(<ManaSymbol value={key} />);
    expect(symbolArt(key)?.length).toBeGreaterThan(1);
    expect(html).toContain(`data-symbol="${key}"`);
    expect(html).toContain(`aria-label="${symbolName(key)}"`);
    expect(html).not.toMatch(/<text|href|url\(|NaN|undefined/);
  });

  it('has a distinct name and distinct outlines for every symbol', () => {
    expect(new Set(MANA_SYMBOLS.map(symbolName)).size).toBe(MANA_SYMBOLS.length);
    expect(new Set(MANA_SYMBOLS.map((key) => JSON.stringify(symbolArt(key)))).size).toBe(MANA_SYMBOLS.length);
  });

  it.each([
    ['0', 'zero generic mana'],
    ['20', 'twenty generic mana'],
    ['2w', 'two generic or white mana'],
    ['w', 'white mana'],
    ['c', 'colourless mana'],
    ['s', 'snow mana'],
    ['x', 'X generic mana'],
    ['gu', 'green or blue mana'],
    ['rp', 'red mana or two life'],
    ['multi', 'multicoloured'],
    ['gwp', 'green, white mana or two life'],
    ['t', 'tap'],
    ['100', '100 generic mana'],
    ['hw', 'HW'],
    ['½', '½'],
    ['', ''],
  ])('names %j “%s”', (key, name) => expect(symbolName(key)).toBe(name));

  it('takes another name, which is escaped', () =>
    expect(renderToStaticMarkup(<ManaSymbol value="w" label={'weiß "1"'} />)).toContain(
      'aria-label="weiß &quot;1&quot;"',
    ));

  it.each([
    ['uw', 'wu'],
    ['U/W', 'wu'],
    ['w/b', 'wb'],
    ['B/W', 'wb'],
    ['w2', '2w'],
    ['P/G', 'gp'],
    ['12', '12'],
    ['21', '21'],
  ])('shows %s as %s', (value, key) =>
    expect(renderToStaticMarkup(<ManaSymbol value={value} />)).toContain(`data-symbol="${key}"`),
  );

  it('has a custom property for each colour, with the default behind it', () => {
    const all = renderToStaticMarkup(
      <>
        {['w', 'u', 'b', 'r', 'g', 'c', 'multi'].map((key) => (
          <ManaSymbol key={key} value={key} />
        ))}
      </>,
    );
    for (const [name, color] of Object.entries(SYMBOL_COLORS))
      expect(all).toContain(`fill="var(--mana-symbol-${name}, ${color})"`);
    expect(all.match(/fill="/g)?.length).toBe(all.match(/fill="var\(--mana-symbol-/g)?.length);
  });

  it('is 20 px wide and high by default', () => {
    expect(renderToStaticMarkup(<ManaSymbol value="w" />)).toContain('width="20" height="20"');
    expect(renderToStaticMarkup(<ManaSymbol value="w" size={48} />)).toContain('width="48" height="48"');
  });

  it('ignores slashes and case', () => {
    expect(renderToStaticMarkup(<ManaSymbol value="W/U" />)).toBe(
      renderToStaticMarkup(<ManaSymbol value="wu" />),
    );
  });

  it('passes its class name on', () => {
    expect(renderToStaticMarkup(<ManaSymbol value="g" className="big" />)).toContain('class="big"');
  });

  it('shows the letters of a symbol outside the catalogue', () => {
    expect(renderToStaticMarkup(<ManaSymbol value="HW" />)).toContain('>HW</text>');
    expect(renderToStaticMarkup(<ManaSymbol value="" />)).toContain('<svg');
  });
});

describe('ManaSymbols', () => {
  const shown = (value: string | readonly string[]) =>
    [...renderToStaticMarkup(<ManaSymbols value={value} />).matchAll(/data-symbol="([^"]*)"/g)].map(
      (match) => match[1],
    );

  it('accepts letters, an array and a printed cost', () => {
    expect(shown('WUg')).toEqual(['w', 'u', 'g']);
    expect(shown(['2', 'w/u', 'B/P'])).toEqual(['2', 'wu', 'bp']);
    expect(shown('{10}{W/U}{G/P}')).toEqual(['10', 'wu', 'gp']);
  });

  it('shows the colourless symbol for an empty value', () => {
    expect(shown('')).toEqual(['c']);
    expect(shown([])).toEqual(['c']);
  });

  it('keeps symbols of a cost that are outside the catalogue', () => {
    expect(manaKeys('{G/W/P}{1000000}')).toEqual(['gwp', '1000000']);
    expect(manaKeys(['zz', 'U/W', ' '])).toEqual(['zz', 'wu']);
    expect(manaKeys('w!')).toEqual(['w', '!']);
    expect(manaKeys('{}')).toEqual(['c']);
    expect(symbolKey('G/W/P')).toBeUndefined();
    expect(symbolArt('gwp')?.length).toBe(5);
  });

  it('has one accessible name and hides its symbols', () => {
    const html = renderToStaticMarkup(<ManaSymbols value="{2}{G}" size={16} className="cost" />);
    expect(html).toContain('<span role="img" aria-label="Mana: 2 generic, green" class="cost">');
    expect(html.match(/aria-label/g)).toHaveLength(1);
    expect(html.match(/width="16"/g)).toHaveLength(2);
  });
});

describe('typeArt', () => {
  it('has a glyph for a primary type and none for other types', () => {
    expect(typeArt('Creature')?.fill).toBe('#fff');
    expect(typeArt('Scheme')).toBeUndefined();
  });
});
