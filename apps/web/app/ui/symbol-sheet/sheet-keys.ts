const COLORS = [...'wubrg'];
const HYBRIDS = ['wu', 'ub', 'br', 'rg', 'gw', 'wb', 'bg', 'ur', 'gu', 'rw'];

/** The mana symbols on the sheet, in order, then tap, untap and energy; each has a class `m-{key}`. */
export const SHEET_SYMBOLS: readonly string[] = [
  ...Array.from({ length: 21 }, (_, i) => String(i)),
  ...COLORS,
  ...'csxyz',
  ...COLORS.map((color) => `2${color}`),
  ...COLORS.map((color) => `c${color}`),
  ...HYBRIDS,
  ...COLORS.map((color) => `${color}p`),
  ...HYBRIDS.map((pair) => `${pair}p`),
  'multi',
  ...'tqe',
];

/** The card type symbols on the sheet, white with an engraved edge; each has a class `t-{type}`. */
export const SHEET_TYPES = [
  'creature', 'instant', 'sorcery', 'artifact', 'enchantment', 'battle', 'planeswalker', 'land',
] as const; // prettier-ignore
