import { useNavigate, useNavigation, useSubmit } from '@remix-run/react';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import '#app/ui/population/PopulationFields.module.css';
import button from '#app/ui/layout/Button.module.css';
import { keepInput } from '#app/behaviours/keep-input';
import { fillLate } from '#app/behaviours/late-content';
import { showToast } from '#app/ui/toast/toast-store';
import { useOwnedCards } from '#app/visitor/use-owned-cards';
import './Deck.module.css';
import styles from './DeckPage.module.css';
import { focusAfterAct } from './focus-after-act';
import myDeck from './page/MyDeck.module.css';
import '#app/ui/charts/TurnChart.module.css';
import './play/Play.module.css';

interface Props {
  /** changes with the page */
  readonly pageKey: string;
  /** whether the page shows a deck, not the form alone */
  readonly hasDeck: boolean;
  /** whether the deck of the page is somebody else's, or not kept in this browser */
  readonly isOther: boolean;
  /** cards of the browser's own deck */
  readonly ownCards: number;
  readonly onMakeMine: () => void;
  /** undoes that the deck of the page became the browser's own; undefined where it did not just now */
  readonly onGiveBack: (() => void) | undefined;
  /** something is done with the deck of the page */
  readonly onAct: () => void;
  /** whether the advice waits for the cards of the browser's collection */
  readonly needsCollection: boolean;
  /** the form or the deck, as static markup */
  readonly children: ReactNode;
}

declare global {
  interface DocumentEventMap {
    /** what shows the hand that a browser dealt, within the markup of the page (play/deal-step.tsx) */
    hand: CustomEvent<ReactNode>;
  }
}

/** The page that a form leads to: its fields that have a value, and the button that was pressed. */
const pageOfForm = (form: HTMLFormElement, submitter: HTMLElement | null): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && (value !== '' || name === 'declare' || name === 'chosen_color'))
      query.append(name, value);
  return `/deck?${query.toString()}`;
};

const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Copied the link to this deck');
  } catch {
    showToast('Your browser blocked copying. Copy the address of this page.');
  }
};

/** Does what leaves no button behind: the focus goes where the page begins. */
const fromMain = (act: () => void) => (): void => {
  document.getElementById('main')?.focus({ preventScroll: true });
  act();
};

/** What somebody can do with a deck that is not the browser's own. */
const OtherDeck = ({ ownCards, onMakeMine }: Pick<Props, 'ownCards' | 'onMakeMine'>) => (
  <div className={styles['other']} role="region" aria-label="Whose deck this is">
    <p>
      {ownCards === 0
        ? 'This deck is not kept in your browser.'
        : `This is not the deck of your clipboard, which has ${ownCards} ${ownCards === 1 ? 'card' : 'cards'} and stays as it is.`}
    </p>
    <button type="button" className={button['primary']} onClick={fromMain(onMakeMine)}>
      {ownCards === 0 ? 'Keep it as my deck' : 'Make this my deck'}
    </button>
    {ownCards > 0 && (
      <a className={button['button']} href="/deck">
        Open mine
      </a>
    )}
  </div>
);

/** What just became of a deck, and how that is undone: over the page, which does not move for it. */
const KeptDeck = ({ onGiveBack }: { readonly onGiveBack: () => void }) => {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <p className={styles['kept']} role="status">
      This is your deck now: your browser keeps it.{' '}
      <button type="button" className={button['button']} onClick={fromMain(onGiveBack)}>
        Undo
      </button>
      <button type="button" className={button['button']} onClick={fromMain(() => setIsClosed(true))}>
        OK
      </button>
    </p>
  );
};

/** Escape closes the part of the head, or of the limits, that the focus is in. */
const onKeyDown = ({ key, target }: KeyboardEvent): void => {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const opened = target.closest<HTMLDetailsElement>(`.${myDeck['words']}[open]`);
  if (!opened) return;
  opened.open = false;
  opened.querySelector('summary')?.focus();
};

/** Like `keepInput`, with places that are counted in the whole page. */
const keepWhole = (root: HTMLElement): (() => void) => {
  fillLate(root);
  return keepInput(root);
};

/** The page of a deck: what needs scripts, around the static markup, which works without. */
export const DeckPage = ({
  pageKey,
  hasDeck,
  isOther,
  ownCards,
  onMakeMine,
  onGiveBack,
  onAct,
  needsCollection,
  children,
}: Props) => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const isOpening = useNavigation().location?.pathname === '/deck' && !hasDeck;
  const owned = useOwnedCards();
  const root = useRef<HTMLDivElement>(null);
  const restore = useRef<() => void>(undefined);
  /** focuses the place of the last act again */
  const lastPlace = useRef<(scrolls?: boolean) => void>(undefined);
  const sentFor = useRef('');
  const [hand, setHand] = useState<ReactNode>();
  useEffect(() => {
    const onHand = ({ detail }: CustomEvent<ReactNode>): void => setHand(detail);
    document.addEventListener('hand', onHand);
    return () => document.removeEventListener('hand', onHand);
  }, []);
  useEffect(() => {
    setHand(undefined);
    if (restore.current && root.current) fillLate(root.current);
    restore.current?.();
    restore.current = undefined;
  }, [pageKey]);
  useEffect(() => {
    if (!needsCollection || !owned || sentFor.current === pageKey) return;
    sentFor.current = pageKey;
    if (root.current) restore.current = keepWhole(root.current);
    void submit(
      { collection_cards: Object.keys(owned).join(' ') },
      {
        method: 'post',
        action: window.location.pathname + window.location.search,
        replace: true,
        preventScrollReset: true,
      },
    );
  }, [needsCollection, owned, pageKey, submit]);

  const onSubmit = (event: FormEvent<HTMLDivElement>): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    if (new URL(form.action).pathname !== '/deck' || !navigator.onLine) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as unknown as { readonly submitter: HTMLElement | null };
    onAct();
    const acts = submitter?.getAttribute('name') === 'do';
    if ((acts || 'keepPlace' in form.dataset) && root.current) {
      const restoreInput = keepWhole(root.current);
      const focus = acts ? focusAfterAct(root.current, submitter) : undefined;
      if (focus) lastPlace.current = focus;
      restore.current = () => {
        restoreInput();
        focus?.();
      };
    }
    navigate(pageOfForm(form, submitter), { preventScrollReset: true });
  };
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
    if (link?.dataset['copyLink'] !== undefined) {
      event.preventDefault();
      void copyLink(link.href);
    } else if (link?.dataset['undo'] !== undefined) {
      onAct();
      restore.current = () => lastPlace.current?.(true);
    }
  };
  return (
    // Its forms and links are markup, whose events come up here.
    <div
      ref={root}
      className={styles['page']}
      onSubmit={onSubmit}
      onClickCapture={onClick}
      onKeyDown={onKeyDown}
    >
      {isOpening && (
        <p className={styles['kept']} role="status">
          Opening the deck …
        </p>
      )}
      {onGiveBack && <KeptDeck onGiveBack={onGiveBack} />}
      {isOther && <OtherDeck ownCards={ownCards} onMakeMine={onMakeMine} />}
      {children}
      {hand}
    </div>
  );
};
