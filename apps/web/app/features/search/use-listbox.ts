import { useEffect, useState } from 'react';

/** What a list of suggestions reads of a key press. */
export interface ListboxKey {
  readonly key: string;
  readonly isComposing: boolean;
  readonly preventDefault: () => void;
}

interface ListboxOptions<T> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly choose: (option: T) => void;
  /** shown where there are no options */
  readonly emptyText?: string | undefined;
  /** Escape while the list is closed */
  readonly clear?: () => void;
}

/** The list of an ARIA combobox: arrows select an option or the field itself, Enter chooses, Escape closes. */
export const useListbox = <T>(
  options: readonly T[],
  { isOpen, setOpen, choose, emptyText, clear }: ListboxOptions<T>,
) => {
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const isEmptyShown = isOpen && options.length === 0 && emptyText !== undefined;
  useEffect(() => setActive(-1), [options]);

  const onKeyDown = (event: ListboxKey): void => {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const option = options[active];
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // one more position than options: the field itself
      const positions = options.length + 1;
      setActive((now) => ((now + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Enter' && isShown && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && (isShown || isEmptyShown || clear)) {
      event.preventDefault();
      if (isShown || isEmptyShown) setOpen(false);
      else clear?.();
    }
  };
  return { isShown, isEmptyShown, active, setActive, onKeyDown };
};
