// The same for the React components.
import { ManaSymbol, ManaSymbols, type ManaSymbolProps } from '@crownsmith/mana-symbols';

export const Cost = ({ size = 20 }: Pick<ManaSymbolProps, 'size'>) => (
  <p>
    <ManaSymbol value="W/U" size={size} /> <ManaSymbols value="{2}{W/U}" />
  </p>
);
