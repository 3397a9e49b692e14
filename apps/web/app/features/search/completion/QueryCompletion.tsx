import { useEffect, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './QueryCompletion.module.css';
import { type Completion, completeQuery } from './complete-query';
import { useNames } from './use-names';
import { useListbox } from '../use-listbox';

const NONE: readonly Completion[] = [];

/** The text of the field up to its caret. */
const typedText = (input: HTMLInputElement): string =>
  input.value.slice(0, input.selectionStart ?? input.value.length);

/**
 * Completes a search while it is typed: fields, values, names of commanders and sets (an ARIA combobox). The field is one of
 * the page's static markup, which stays a form that works without this.
 */
export const QueryCompletion = ({ input }: { readonly input: HTMLInputElement }) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  // The same options while the text is the same: the selected one stays selected.
  const place = useMemo(() => (isOpen ? completeQuery(typed) : undefined), [isOpen, typed]);
  const names = useNames(place?.kind === 'names' ? place : undefined);
  const options = place?.kind === 'options' ? place.options : place ? names : NONE;

  const choose = ({ text, isField }: Completion): void => {
    const before = typed.slice(0, place?.from ?? typed.length) + text;
    input.value = before + input.value.slice(typed.length).trimStart();
    input.setSelectionRange(before.length, before.length);
    setTyped(before);
    setOpen(isField);
  };
  const { isShown, active, setActive, onKeyDown } = useListbox(options, { isOpen, setOpen, choose });
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    const onInput = (): void => {
      setTyped(typedText(input));
      setOpen(true);
    };
    const onBlur = (): void => setOpen(false);
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onBlur);
    // Text may have been typed before this code was loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput();
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onBlur);
    };
  }, [input]);
  useEffect(() => {
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  });
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': String(isShown),
      autocomplete: 'off',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, active]);

  const form = input.form;
  return (
    form &&
    createPortal(
      <>
        <ul
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label="Completions"
          className={styles['list']}
          hidden={!isShown}
        >
          {options.map((option, index) => (
            <li
              key={option.text}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles['option']}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
            >
              <code>{option.text}</code> <span>{option.hint}</span>
            </li>
          ))}
        </ul>
        <span className="sr-only" role="status">
          {isShown ? `Completions: ${options.length}` : ''}
        </span>
      </>,
      form,
    )
  );
};
