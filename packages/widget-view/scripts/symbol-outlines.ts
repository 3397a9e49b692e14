import { symbolArt, symbolName } from '@crownsmith/mana-symbols';
import { simplifyOutline } from './simplify-outline';

/** Symbols of colour identities. */
const KEYS = ['w', 'u', 'b', 'r', 'g', 'c'] as const;

const entry = (key: string): string => {
  const [disc, , glyph] = symbolArt(key) ?? [];
  if (!disc || !glyph) throw new Error(`The symbol ${key} is made in another way than before.`);
  return `  ${key}: {
    name: '${symbolName(key).replace(' mana', '')}',
    fill: '${disc.fill}',
    path: '${simplifyOutline(glyph.path)}',
    transform: '${glyph.transform}',
  },
`;
};

/** The text of src/symbol-outlines.ts. */
export const symbolOutlinesModule =
  (): string => `// Written by scripts/write-symbol-outlines.ts from @crownsmith/mana-symbols. Do not edit.
/** The mana symbols of colour identities in simple outlines: the widget has no room for those of the package. */
export const SYMBOL_OUTLINES = {
${KEYS.map(entry).join('')}} as const;

export type SymbolKey = keyof typeof SYMBOL_OUTLINES;
`;
