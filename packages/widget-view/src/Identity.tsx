import type { ReactElement } from 'react';
import { SYMBOL_OUTLINES, type SymbolKey } from './symbol-outlines';

const KEYS = Object.keys(SYMBOL_OUTLINES) as readonly SymbolKey[];

/** The mana symbols of a colour identity. @param colors letters in WUBRG order; none is colourless */
export const Identity = ({ colors }: { readonly colors: readonly string[] }): ReactElement => {
  const letters = colors.length > 0 ? colors : ['C'];
  const keys = KEYS.filter((key) => letters.includes(key.toUpperCase()));
  return (
    <span
      className="identity"
      role="img"
      aria-label={`Colour identity: ${keys.map((key) => SYMBOL_OUTLINES[key].name).join(', ')}`}
    >
      {keys.map((key) => {
        const { fill, path, transform } = SYMBOL_OUTLINES[key];
        return (
          <svg key={key} viewBox="0 0 32 32">
            <circle cx="16" cy="16" r="15.5" fill={fill} />
            <path d={path} transform={transform} />
          </svg>
        );
      })}
    </span>
  );
};
