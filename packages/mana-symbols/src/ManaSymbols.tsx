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
}

/**
 * The symbol keys of a printed cost, of letters or of a list, in order; the colourless symbol for an empty value. A cost
 * may contain symbols outside the catalogue (`{G/W/P}`, `{HW}`).
 * @example manaKeys('{2}{W/U}') // ['2', 'wu']
 * @example manaKeys([]) // ['c']
 */
export const manaKeys = (value: string | readonly string[]): readonly string[] => {
  if (typeof value !== 'string' || !value.includes('{')) return symbolKeys(value);
  const keys = [...value.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => normalizeKey(symbol));
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
}: ManaSymbolsProps): ReactElement => {
  const keys = manaKeys(value);
  return (
    <span role="img" aria-label={symbolNames(keys)} className={className}>
      {keys.map((key, i) => (
        <ManaSymbol key={i} value={key} size={size} decorative />
      ))}
    </span>
  );
};
