import {
  lengthFaultOf,
  listFaultText,
  MAX_LIST_CHARACTERS,
  MAX_LIST_FORM_BYTES,
  slugOfCardUrl,
} from '@crownsmith/domain';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { ReactElement } from 'react';
import type { Documents } from '#app/accounts/documents/documents.server';
import {
  handInVisitorDeck,
  readVisitorDeck,
  withdrawVisitorDeck,
} from '#app/accounts/handed-in/visitor-decks.server';
import type { DeckAddresses } from '#app/deck-addresses/deck-addresses.server';
import { openText } from '#app/deck-addresses/open-text.server';
import type { ListLineError } from '#app/model/list-errors';
import { readFormBody } from '#app/platform/form-body.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { EMPTY_FORM, type FormState } from '#app/ui/form/form-state';
import { releaseDate } from '#app/ui/format/release-date';
import { COUNT_PATH, CountedDeckPage, CountMyDeckPage, DECK_FIELD } from './CountMyDeckPage';
import { makeFindCard } from './find-deck-card.server';

type RouteArgs = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;
type Cards = Pick<Snapshot, 'card' | 'readDeck' | 'resolveCard'>;

interface RouteOptions {
  readonly documents: () => Documents;
  readonly snapshot: () => Promise<Cards>;
  readonly addresses: () => DeckAddresses;
  /** in ms since 1970 */
  readonly now?: () => number;
}

/** The form shows whether a deck was taken back, so no cache stores it. */
const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;
/** The address of a deck is secret, too. */
const SECRET_HEADERS = { ...NO_STORE, 'Referrer-Policy': 'no-referrer' } as const;
const SECRET = /^[\w-]{43}$/;
const DESCRIPTION = 'Hand your Commander deck in to the figures of this site, without an account.';

/** A rejected form: its status, what it shows, and what is wrong with the deck. */
interface Rejection {
  readonly status: 403 | 413 | 415 | 422 | 429 | 503;
  readonly state: FormState;
  readonly errors?: readonly string[];
  readonly retryAfter?: number;
}

const formRejection = (status: Rejection['status'], formError: string, text = ''): Rejection => ({
  status,
  state: { values: { [DECK_FIELD]: text }, errors: {}, formError },
});
const fieldRejection = (error: string, text: string): Rejection => ({
  status: 422,
  state: { values: { [DECK_FIELD]: text }, errors: { [DECK_FIELD]: error } },
});
const deckRejection = (errors: readonly string[], text: string): Rejection => ({
  status: 422,
  state: { values: { [DECK_FIELD]: text }, errors: {} },
  errors,
});

const lineText = ({ line, text }: ListLineError): string =>
  line === undefined ? text : `Line ${line}: ${text}`;

/** Loaders and actions of the form and of a deck at its secret address. */
export const createCountMyDeckRoutes = ({ documents, snapshot, addresses, now = Date.now }: RouteOptions) => {
  const respond = ({ request, context }: RouteArgs, id: string, page: ReactElement, hidden: boolean) => ({
    ...placePage(
      context,
      renderPage(request, {
        id: `count-my-deck-${id}`,
        title: id === 'deck' ? 'Your deck is handed in' : 'Count my deck',
        description: DESCRIPTION,
        path: COUNT_PATH,
        page,
        hidden,
      }),
    ),
    slug: id,
  });

  const submit = async ({ request, context: { formGuard } }: RouteArgs): Promise<Rejection | string> => {
    if (formGuard?.crossSite === true)
      return formRejection(403, 'The form was sent from another site. Send it from this page.');
    const posted = await readFormBody(request, MAX_LIST_FORM_BYTES);
    if (posted === 'too-large') return formRejection(413, 'The list is too long.');
    if (posted === 'not-a-form') return formRejection(415, 'Send the form of this page.');
    const text = (posted[DECK_FIELD] ?? '').trim();
    if (formGuard?.retryAfter !== undefined)
      return {
        ...formRejection(429, 'Too many decks from your network. Try again in an hour.', text),
        retryAfter: formGuard.retryAfter,
      };
    if (text === '') return fieldRejection('Paste your list, or the address of your deck.', '');
    const fault = lengthFaultOf(text);
    if (fault !== undefined) return fieldRejection(listFaultText(fault), text.slice(0, MAX_LIST_CHARACTERS));
    const cards = await snapshot();
    const opened = await openText(text, cards, { addresses: addresses() });
    const { lineErrors } = opened.ok ? opened.value : opened.error;
    if (lineErrors.length > 0) return deckRejection(lineErrors.map(lineText), text);
    if (!opened.ok) return fieldRejection(opened.error.error, text);
    const handedIn = await handInVisitorDeck(documents(), opened.value.deck, makeFindCard(cards), now());
    if (handedIn.ok) return handedIn.value;
    return handedIn.error.code === 'not-legal'
      ? deckRejection(handedIn.error.reasons, text)
      : formRejection(503, 'Enough decks were handed in today. Try again tomorrow.', text);
  };

  const notFound = () =>
    data({ suggestions: [{ label: 'Count my deck', url: COUNT_PATH }] }, { status: 404, headers: NO_STORE });
  const secretOf = ({ params }: RouteArgs): string => {
    const secret = params['secret'] ?? '';
    if (!SECRET.test(secret)) throw notFound();
    return secret;
  };

  return {
    form: {
      loader: (args: RouteArgs) => {
        const isWithdrawn = new URL(args.request.url).searchParams.get('result') === 'withdrawn';
        const page = <CountMyDeckPage state={EMPTY_FORM} errors={[]} isWithdrawn={isWithdrawn} />;
        return data(respond(args, 'form', page, isWithdrawn), { headers: NO_STORE });
      },
      action: async (args: RouteArgs) => {
        const submitted = await submit(args);
        if (typeof submitted === 'string') return redirect(`${COUNT_PATH}/${submitted}`, 303);
        const { status, state, errors = [], retryAfter } = submitted;
        const page = <CountMyDeckPage state={state} errors={errors} isWithdrawn={false} />;
        return data(respond(args, 'rejected', page, true), {
          status,
          headers: { ...NO_STORE, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) },
        });
      },
    },
    deck: {
      loader: async (args: RouteArgs) => {
        const secret = secretOf(args);
        const deck = await readVisitorDeck(documents(), secret);
        if (deck === undefined) throw notFound();
        const { card } = await snapshot();
        const page = (
          <CountedDeckPage
            path={`${COUNT_PATH}/${secret}`}
            commanders={deck.commanders.map((url) => ({
              url,
              name: card(slugOfCardUrl(url) ?? '')?.name ?? url,
            }))}
            cards={deck.cards.reduce((sum, { count }) => sum + count, deck.commanders.length)}
            since={releaseDate(new Date(deck.handedInAt).toISOString().slice(0, 10))}
          />
        );
        return data(respond(args, 'deck', page, true), { headers: SECRET_HEADERS });
      },
      action: async (args: RouteArgs) => {
        if (!(await withdrawVisitorDeck(documents(), secretOf(args)))) throw notFound();
        return redirect(`${COUNT_PATH}?result=withdrawn`, 303);
      },
    },
  };
};
