import { MANA_SYMBOL_SIZE, symbolKeys } from '@crownsmith/domain';
import type { ReactElement } from 'react';
import { ManaSymbol } from './ManaSymbol';
import { normalizeKey } from './symbol-art';
import { symbolNames } from './symbol-name';

/** Props of `ManaSymbols`. */
export interface ManaSymbolsProps {
  /** Letters (`wug`), a list of symbols (`['2', 'w/u']`) or a printed cost (`{2}{W/U}`). */
  readonly value: string | readonly string[];
  /** Width and height of each symbol in px. */
  readonly size?: number;
  readonly className?: string;
  /** Accessible name of the row in place of the English one. */
  readonly label?: string;
}

const symbolsOf = (value: string | readonly string[]): readonly string[] => {
  if (typeof value !== 'string') return value;
  if (!value.includes('{')) return [...value.replace(/[\s/]/g, '')];
  return [...value.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => symbol);
};

/**
 * The symbol keys of a printed cost, of letters or of a list, in order; the colourless symbol for an empty value. Symbols
 * outside the catalogue stay (`{G/W/P}`, `{HW}`).
 * @example manaKeys('{2}{W/U}') // ['2', 'wu']
 * @example manaKeys([]) // ['c']
 */
export const manaKeys = (value: string | readonly string[]): readonly string[] => {
  const keys = symbolsOf(value)
    .map(normalizeKey)
    .filter((key) => key !== '');
  return keys.length > 0 ? keys : symbolKeys([]);
};

/**
 * A row of mana symbols with one accessible name.
 * @example <ManaSymbols value="{2}{G}{U}" />
 */
export const ManaSymbols = ({
  value,
  size = MANA_SYMBOL_SIZE,
  className,
  label,
}: ManaSymbolsProps): ReactElement => {
  const keys = manaKeys(value);
  return (
    <span role="img" aria-label={label ?? symbolNames(keys)} className={className}>
      {keys.map((key, i) => (
        <ManaSymbol key={i} value={key} size={size} decorative />
      ))}
    </span>
  );
};
