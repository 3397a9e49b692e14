import { MANA_SYMBOL_SIZE } from '@crownsmith/domain';
import type { ReactElement } from 'react';
import { normalizeKey, type Shape, SYMBOL_COLORS, symbolArt, type SymbolColor } from './symbol-art';
import { symbolName } from './symbol-name';

/** Props of `ManaSymbol`. */
export interface ManaSymbolProps {
  /** One symbol: `w`, `2`, `W/U`, `g/p`, `multi`; slashes and case are ignored. */
  readonly value: string;
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string;
  /** Accessible name in place of the English one. */
  readonly label?: string;
  /** Hides it from assistive technology, for symbols with equivalent text beside them. */
  readonly decorative?: boolean;
}

const themedColor = (color: SymbolColor): string => `var(--mana-symbol-${color}, ${SYMBOL_COLORS[color]})`;

const themedFill = ({ fill, color }: Shape): string => (color ? themedColor(color) : fill);

/**
 * One mana symbol as inline SVG. Its colours are custom properties: `--mana-symbol-w` and the like for discs,
 * `--mana-symbol-ink` for glyphs, `--mana-symbol-rim` for the edge. A symbol outside the catalogue is shown as its letters on a grey disc.
 * @example <ManaSymbol value="w/u" size={16} />
 */
export const ManaSymbol = ({
  value,
  size = MANA_SYMBOL_SIZE,
  className,
  label,
  decorative = false,
}: ManaSymbolProps): ReactElement => {
  const key = normalizeKey(value);
  const art = symbolArt(key);
  const naming = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label ?? symbolName(key) } as const);
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      data-symbol={key}
      focusable="false"
      {...naming}
    >
      {art ? (
        art.map((shape, i) => (
          <path key={i} d={shape.path} fill={themedFill(shape)} transform={shape.transform} />
        ))
      ) : (
        <>
          <circle cx="16" cy="16" r="16" fill={themedColor('c')} />
          <text
            x="16"
            y="16"
            dy=".35em"
            textAnchor="middle"
            fill={themedColor('ink')}
            fontSize={Math.min(20, 44 / Math.max(1, key.length))}
          >
            {key.toUpperCase()}
          </text>
        </>
      )}
    </svg>
  );
};
