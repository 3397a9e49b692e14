import { MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import { Form, useLocation, useNavigate } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './SearchBox.module.css';
import { loadSearch, useSuggestions } from './use-suggestions';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The kind of page of a URL in a word. @example kindOf('/commanders/edgar-markov') // 'Commander' */
const kindOf = (url: string): string => {
  const kind = /^\/(\w+?)s?\//.exec(url)?.[1];
  return kind ? kind.charAt(0).toUpperCase() + kind.slice(1) : '';
};

/**
 * The search of the header: a form for /search that suggests names while typing (an ARIA combobox). The `/` key focuses
 * it from anywhere.
 */
export const SearchBox = () => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mounted = useRef(false);
  const navigate = useNavigate();
  const location = useLocation();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useSuggestions(query);
  const shown = open && options.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => setActive(-1), [options]);
  useEffect(() => {
    // Text typed before hydration stays; navigation clears the field.
    const field = mounted.current ? null : input.current;
    mounted.current = true;
    setQuery(field?.value ?? '');
    setOpen(field !== null && field === document.activeElement);
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

  const go = (url: string): void => {
    setOpen(false);
    setQuery('');
    input.current?.blur();
    navigate(url);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // one more position than options: the field itself
      const positions = options.length + 1;
      setActive((now) => ((now + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Enter' && shown && options[active]) {
      event.preventDefault();
      go(options[active].url);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (shown) setOpen(false);
      else setQuery('');
    }
  };

  return (
    <Form action="/search" role="search" className={styles['search']} onSubmit={() => setOpen(false)}>
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
        onFocus={loadSearch}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        placeholder="Search cards and commanders"
        aria-label="Search cards and commanders"
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
        aria-label="Suggestions"
        className={styles['list']}
        hidden={!shown}
      >
        {options.map((option, index) => (
          <li
            key={option.url}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles['option']}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => go(option.url)}
          >
            {option.label} <span>{kindOf(option.url)}</span>
          </li>
        ))}
      </ul>
      <span className="sr-only" role="status">
        {shown ? `${options.length} suggestions` : ''}
      </span>
    </Form>
  );
};
