export { ManaSymbol, type ManaSymbolProps } from './ManaSymbol';
export { manaKeys, ManaSymbols, type ManaSymbolsProps } from './ManaSymbols';
export { SYMBOL_COLORS, symbolArt, typeArt, type Shape, type SymbolColor } from './symbol-art';
export { symbolName, symbolNames } from './symbol-name';
