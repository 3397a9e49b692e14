import { describe, expect, it } from 'vitest';
import { parseColorIdentity, COLORLESS } from '../color/color-identity';
import { findsNoLand } from './land-search';

const fetch = (lands: string) =>
  `{T}, Pay 1 life, Sacrifice this land: Search your library for ${lands}, put it onto the battlefield, then shuffle.`;

describe('a land that searches for basic land types', () => {
  it.each<[string, string, string, boolean]>([
    ['Flooded Strand', fetch('a Plains or Island card'), 'B', true],
    ['Flooded Strand', fetch('a Plains or Island card'), 'BRG', true],
    ['Flooded Strand', fetch('a Plains or Island card'), 'U', false],
    ['Flooded Strand', fetch('a Plains or Island card'), '', true],
    ['Jund Panorama', fetch('a basic Swamp, Mountain, or Forest card'), 'WU', true],
    ['Jund Panorama', fetch('a basic Swamp, Mountain, or Forest card'), 'WG', false],
    ['Krosan Verge', fetch('a Forest card and a Plains card'), 'W', false],
    ['Krosan Verge', fetch('a Forest card and a Plains card'), 'UBR', true],
    ['Evolving Wilds', fetch('a basic land card'), '', false],
    ['Some Gate', fetch('a basic land card or a Plains card'), 'U', false],
    [
      'Demonic Tutor',
      'Search your library for a card, put that card into your hand, then shuffle.',
      'B',
      false,
    ],
    ['Sol Ring', '{T}: Add {C}{C}.', '', false],
    [
      'Forest Bear',
      'When it enters, you may search your library for a creature card, reveal it, put it onto a Forest.',
      'U',
      false,
    ],
  ])('%s (“%s”) finds nothing for “%s”: %s', (name, text, colors, nothing) =>
    expect(findsNoLand({ name, text }, parseColorIdentity(colors) ?? COLORLESS)).toBe(nothing),
  );

  it.each([
    ['Polluted Delta', 'W', true],
    ['Polluted Delta', 'WB', false],
    ['Naya Panorama', 'UB', true],
    ['Command Tower', '', false],
    ['constructor', 'W', false],
  ])('%s without rules text is known by its name: nothing for “%s” is %s', (name, colors, nothing) =>
    expect(findsNoLand({ name }, parseColorIdentity(colors) ?? COLORLESS)).toBe(nothing),
  );

  it('reads the front face only', () =>
    expect(findsNoLand({ name: 'A // B', text: `Flying\n//\n${fetch('an Island card')}` }, COLORLESS)).toBe(
      false,
    ));
});
