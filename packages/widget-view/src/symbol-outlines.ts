// Written by scripts/write-symbol-outlines.ts from @crownsmith/mana-symbols. Do not edit.
/** The mana symbols of colour identities in simple outlines: the widget has no room for those of the package. */
export const SYMBOL_OUTLINES = {
  w: {
    name: 'white mana',
    fill: '#f5e3a1',
    path: 'm32 18-4-1-2 1-3 0-1 2 1 0 1 1 2 1-1 7-1-4-3 0-1-2-1 0-1 2 1 2 0 1-6 4 2-4-2-2 0-3-2 0 0 2-1 1-7 0 4-2 1-3 1-1 0-2-2 0-2 1-1 0-4-5 4 2 2-2 3 0 0-2 0-1-1-1-2 1-1-1 1-7 2 4 3 0 2 2 1-2-1-2 0-1 5-4-1 4 2 2-1 3 3 0 0-2 1-1 7 1-4 1 0 3-2 2 2 1 1-1 2 0 4 5zm-9-2-1-3-1-2-3-1-2-1-3 1-3 3-1 5 2 3 3 1 5 0 3-3 1-3zm-1 0 0 2-2 2-2 1-2 1-2-1-2-1-2-2 0-2 0-2 2-2 2-2 2 0 2 0 2 2 1 2 1 2z',
    transform: 'translate(4.80 4.80) scale(0.7)',
  },
  u: {
    name: 'blue mana',
    fill: '#b2d4ee',
    path: 'm23 29-2 2-4 1-5-1-4-3-2-5 1-6 2-5 4-6 6-6-1 5 1 3 6 9 1 4-1 5-2 3zm0-11-2-2-1 6 1 1 1 1 1-1 1-1-1-4z',
    transform: 'translate(4.80 4.80) scale(0.7)',
  },
  b: {
    name: 'black mana',
    fill: '#b9aeb4',
    path: 'm31 15 0 2-1 2-7 3 0 10-2 0-1-5-1 0 0 2-2 1 0-3-1 0-1 4-2 0-1-5-1 2 0 4-1 0-1-2 0-8 0-1-6-1-2-3 0-4 2-6 3-4 1 4 5 1-4-3 0-2 0-1 6-2 7 1 4 2-4 3 5-2 1 1 3 5 1 5zm-18 1-1-3-4-2-3 1-2 2 0 2 1 1 2 1 6 0 1-2zm5 6-1-5-1 6-1-6-1 3 0 5 2-1 2 1 0-3zm11-6-1-4-4-1-3 2-2 3 1 2 6 0 2-1 1-1z',
    transform: 'translate(4.80 4.80) scale(0.7)',
  },
  r: {
    name: 'red mana',
    fill: '#f0a284',
    path: 'm31 22-3 4-9 2-1 1 1 1 5 0-5 2-11 0-2-2-3-4 0-3 0-3 4-4 3-1 6 1 5-3-2 5-3 4 0 1 2 0 2 0 1-2 1-5 1-2 1-1-1 3 1 2 1-4 1-1-3-1-3-3 0-2 2 2 1 0 0-2-2-2-2-1-4 1-3-1 4 0 1-1-3-2-6 0 2-1 4 0 7 1 4 4 3 6 1-2-2-5 4 6 0 5-1 3-5 6 4-1 2-3 0 2zm-21-18 0 1-2 0-2 3 0-2-3 1 1-2 2-3 3 0 1 2zm8 4 0 1-2 1-4-3 3 1 2-2 1 2z',
    transform: 'translate(4.80 4.80) scale(0.7)',
  },
  g: {
    name: 'green mana',
    fill: '#9ccba4',
    path: 'm32 18-1 1-1 1-2 0-1-1-2 0-5 1-1 4 0 3 7 2-3 1 2 0-1 1-4-1 0 2-3-2-1 2-2-2-1 2-1-2-6-1 7-2-1-4-1-2-3-1-2 2-3 0-3-3 0-1 2-2-1-3 0-2 2 0 1-2 0-2 0-2 3-2 3 1 2-3 3-1 3 1 2 2 3-1 2 1 2 3 1 1 0 2 3 3 0 2 0 2 1 2zm-19 2 0-2-2-1-1 0-2 0 2 1 3 2zm-1-6-1-1-2 1 3 0zm3-1 0-2-1 0 1 2zm6-1-2-1 0 4 2-2 0-1zm2 5-1-1-3 3 4-2z',
    transform: 'translate(4.80 4.80) scale(0.7)',
  },
  c: {
    name: 'colourless mana',
    fill: '#cfc7bb',
    path: 'm13 6 3-5 2 5 4 4 4 4 5 2-5 2-4 4-4 4-2 5-3-5-3-4-4-3-5-3 8-5 4-5zm-6 10 5 4 4 5 4-5 5-4-5-4-4-5-4 5-5 4z',
    transform: 'translate(4.80 4.80) scale(0.7)',
  },
} as const;

export type SymbolKey = keyof typeof SYMBOL_OUTLINES;
