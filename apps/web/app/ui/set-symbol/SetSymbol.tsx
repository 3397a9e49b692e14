import { setGlyph } from './set-glyphs';
import styles from './SetSymbol.module.css';

/**
 * The symbol of a set in the size of the text: keyrune's glyph, or the set code in a ring where the font has none. Hidden
 * from screen readers: the set's name is next to it.
 */
export const SetSymbol = ({ code }: { readonly code: string }) => {
  const glyph = setGlyph(code);
  const fallback = code.length > 3 ? styles['longCode'] : styles['code'];
  return (
    <span className={glyph === undefined ? fallback : styles['glyph']} aria-hidden="true">
      {glyph ?? code.toUpperCase()}
    </span>
  );
};
