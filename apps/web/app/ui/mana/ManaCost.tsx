import { manaKeys, symbolNames } from '@crownsmith/mana-symbols';
import { SHEET_SYMBOLS } from '../symbol-sheet/sheet-keys';

const onSheet: ReadonlySet<string> = new Set(SHEET_SYMBOLS);

/** A printed mana cost as symbols in the size of the text; a symbol that the sheet lacks is shown as letters. */
export const ManaCost = ({
  cost,
  className,
}: {
  /** `{2}{U}`; empty for none */
  readonly cost: string;
  readonly className?: string | undefined;
}) => {
  if (!cost) return null;
  const keys = manaKeys(cost);
  return (
    <span className={className} role="img" aria-label={symbolNames(keys)}>
      {keys.map((key, i) =>
        onSheet.has(key) ? <i key={i} className={`m m-${key}`} /> : <i key={i}>{key.toUpperCase()}</i>,
      )}
    </span>
  );
};
