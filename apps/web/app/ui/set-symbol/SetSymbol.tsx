import { setGlyph } from './set-glyphs';
import styles from './SetSymbol.module.css';

/**
 * The sign of a set in the size of the text: keyrune's glyph, or its code in a ring where that font has none. It says
 * nothing to screen readers, for the name of the set stands beside it.
 */
export const SetSymbol = ({ code }: { readonly code: string }) => {
  const glyph = setGlyph(code);
  const fallback = code.length > 3 ? styles['long'] : styles['code'];
  return (
    <span className={glyph === undefined ? fallback : styles['sign']} aria-hidden="true">
      {glyph ?? code.toUpperCase()}
    </span>
  );
};
