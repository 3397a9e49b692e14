import type { ReactElement } from 'react';
import { SYMBOL_OUTLINES, type SymbolKey } from './symbol-outlines';

const isSymbolKey = (key: string): key is SymbolKey => Object.hasOwn(SYMBOL_OUTLINES, key);

/** The mana symbols of a colour identity. @param colors letters in WUBRG order; none is colourless */
export const Identity = ({ colors }: { readonly colors: readonly string[] }): ReactElement => {
  const keys = (colors.length > 0 ? colors : ['c']).map((color) => color.toLowerCase()).filter(isSymbolKey);
  return (
    <span
      className="identity"
      role="img"
      aria-label={`Colour identity: ${keys.map((key) => SYMBOL_OUTLINES[key].name).join(', ')}`}
    >
      {keys.map((key) => {
        const { fill, path, transform } = SYMBOL_OUTLINES[key];
        return (
          <svg key={key} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <circle cx="16" cy="16" r="15.5" fill={fill} className="disc" />
            <path d={path} transform={transform} className="glyph" />
          </svg>
        );
      })}
    </span>
  );
};
