import { languageTag, MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import { Form, useLocation, useNavigate } from '@remix-run/react';
import { Fragment, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { urlByName } from '#app/model/other-name';
import { emptySearchText } from './empty-text';
import styles from './SearchBox.module.css';
import type { Suggestion } from './search-suggestions';
import { useListbox } from './use-listbox';
import { loadSearch, rememberChoice, useSuggestions } from './use-suggestions';

/**
 * An effect whose state is rendered before the browser handles more input: a focus or a key in between would render the old
 * text into the field. The server renders no effects.
 */
const useBeforeInput = import.meta.env.SSR ? useEffect : useLayoutEffect;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * The search of the header: a form for /search that suggests pages while typing, and recent and popular ones before (an
 * ARIA combobox). The `/` key focuses it from anywhere.
 */
export const SearchBox = () => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mounted = useRef(false);
  const navigate = useNavigate();
  const location = useLocation();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const { options, emptyFor } = useSuggestions(query, open);
  const emptyText = emptyFor === undefined ? undefined : emptySearchText(emptyFor);
  const optionId = (index: number): string => `${id}-${index}`;

  useBeforeInput(() => {
    // Navigation clears the field, but what is typed before hydration or before the next page is there stays.
    const hasFocus = input.current !== null && input.current === document.activeElement;
    const field = hasFocus || !mounted.current ? input.current : null;
    mounted.current = true;
    setQuery(field?.value ?? '');
    setOpen(hasFocus);
  }, [location.key]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const leave = (): void => {
    setOpen(false);
    input.current?.blur();
  };
  const choose = (option: Suggestion): void => {
    rememberChoice(option);
    leave();
    setQuery('');
    navigate(urlByName(option.url, option.other_name));
  };
  const {
    isShown: shown,
    isEmptyShown,
    active,
    setActive,
    onKeyDown,
  } = useListbox(options, { isOpen: open, setOpen, choose, emptyText, clear: () => setQuery('') });

  return (
    <Form action="/search" role="search" className={styles['search']} onSubmit={leave}>
      <input
        ref={input}
        className={styles['input']}
        type="search"
        name="q"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setOpen(true);
        }}
        onFocus={() => {
          loadSearch();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={({ nativeEvent }) => onKeyDown(nativeEvent)}
        placeholder="Search cards, sets, themes …"
        aria-label="Search cards, commanders, sets, themes and pages"
        aria-keyshortcuts="/"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_QUERY_CHARACTERS}
        enterKeyHint="search"
      />
      <kbd className={styles['hint']} aria-hidden="true">
        /
      </kbd>
      <ul
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        className={styles['list']}
        hidden={!shown}
      >
        {options.map((option, index) => (
          <Fragment key={option.url}>
            {option.heading && (
              <li role="presentation" className={styles['heading']}>
                {option.heading}
              </li>
            )}
            <li
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles['option']}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
            >
              {option.other_name ? (
                <b>
                  <bdi lang={languageTag(option.other_name.kind)}>{option.other_name.name}</bdi>{' '}
                  <small>{option.label}</small>
                </b>
              ) : (
                option.label
              )}{' '}
              <span>{option.banned ? `banned ${option.kind ?? ''}` : option.kind}</span>
            </li>
          </Fragment>
        ))}
      </ul>
      {isEmptyShown && (
        <p className={`${styles['list']} ${styles['empty']}`} aria-hidden="true">
          {emptyText}
        </p>
      )}
      <span className="sr-only" role="status">
        {shown ? `Suggestions: ${options.length}` : isEmptyShown ? emptyText : ''}
      </span>
    </Form>
  );
};
