export { ManaSymbol, type ManaSymbolProps } from './ManaSymbol';
export { manaKeys, ManaSymbols, type ManaSymbolsProps } from './ManaSymbols';
export { symbolArt, typeArt, type Shape } from './symbol-art';
export { symbolName, symbolNames } from './symbol-name';
