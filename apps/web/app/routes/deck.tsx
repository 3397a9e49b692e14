import type { MetaFunction } from '@remix-run/node';
import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useSubmit,
} from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storedDeckWords, useClipboardText, useOwnDeck } from '#app/features/clipboard/index';
import { DeckCopiesSlot } from '#app/features/collection/DeckCopiesSlot';
import { deckAction, deckLoader } from '#app/features/deck/deck-route.server';
import { DeckPage } from '#app/features/deck/DeckPage';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';
import { pageMeta } from '#app/seo/page-meta';

export const loader = deckLoader;
export const action = deckAction;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

const withoutHand = ({ search }: URL): string => search.replace(/&hand=[^&]*/, '');

/** Whether an address asks for nothing but another hand, which the browser has dealt: the page shows it already. */
const showsHand = (current: URL, next: URL): boolean =>
  current.search !== next.search &&
  withoutHand(current) === withoutHand(next) &&
  document.querySelector<HTMLElement>('[data-hand]')?.dataset['hand'] === next.searchParams.get('hand');

export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && !showsHand(currentUrl, nextUrl);

/** Whether the visitor fills in the form of the page, which the own deck must not take away. */
const isFormInUse = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#deck-form :is(input, textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/** A key that changes with what the server answers, not with the address: the browser deals hands itself. */
const usePageKey = (answer: object): string => {
  const [page, setPage] = useState({ answer, number: 0 });
  if (page.answer !== answer) setPage({ answer, number: page.number + 1 });
  return String(page.number);
};

export default function Deck() {
  const loaded = useLoaderData<typeof loader>();
  const opened = useActionData<typeof action>();
  const { search } = useLocation();
  const submit = useSubmit();
  const clipboardText = useClipboardText();
  const answer = opened ?? loaded;
  const { markup, deck } = answer;
  const open = useCallback(
    (text: string, words: string) =>
      void submit({ text }, { method: 'post', action: `/deck?${words}`, replace: true }),
    [submit],
  );
  const { owner, ownCards, makeMine, giveBack, expectOwn } = useOwnDeck(deck, open);
  const openedOwn = useRef('');
  // Without a deck in its address, the page is that of the browser's own deck.
  useEffect(() => {
    if (search !== '' || opened !== undefined || clipboardText === '') return;
    if (openedOwn.current === clipboardText || isFormInUse()) return;
    openedOwn.current = clipboardText;
    open(clipboardText, storedDeckWords());
  }, [clipboardText, open, opened, search]);
  const pageKey = usePageKey(answer);
  return (
    <DeckPage
      pageKey={pageKey}
      hasDeck={deck !== undefined}
      isOther={owner === 'other'}
      ownCards={ownCards}
      onMakeMine={() => void makeMine()}
      onGiveBack={giveBack}
      onAct={expectOwn}
      needsCollection={deck?.needsCollection === true && opened === undefined}
    >
      <StaticMarkupView key={pageKey} markup={markup} />
      {deck && <DeckCopiesSlot deck={deck} pageKey={pageKey} />}
    </DeckPage>
  );
}
