import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { createElement, type ReactElement } from 'react';
import { requestOfDeck } from '@crownsmith/answers';
import type { PlayerDeck } from '@crownsmith/domain';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot, type Snapshot } from '#app/snapshot/current.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText } from '#app/ui/format/numbers';
import { declareDeck } from '#app/platform/state-deck';
import { deckOnlyParameters, holdsDeck, readDeckAddress } from '../deck-address.server';
import { queryOf, type Parameter } from '../deck-page-state';
import { NoPassport, PassportPage, type PassportView } from './PassportPage';
import { parseProxies, parseSay } from './passport-words.server';
import { makeQrCode } from './qr-code.server';

const PATH = '/deck/passport';

/** A deck with its name, without what belongs to its own page. */
const statedDeck = ({ roles: _roles, maybeboard: _maybe, ...deck }: PlayerDeck): PlayerDeck => deck;

interface Words {
  readonly say: string;
  readonly proxies: string;
}

const wordParameters = ({ say, proxies }: Words): readonly Parameter[] => [
  ...(say === '' ? [] : [['say', say] as const]),
  ...(proxies === '' ? [] : [['proxies', proxies] as const]),
];

type Answer =
  | { readonly view: PassportView; readonly path: string }
  | { readonly error: string; readonly status: number };

const answer = async (request: Request, query: URLSearchParams, snapshot: Snapshot): Promise<Answer> => {
  if (!holdsDeck(query)) return { error: 'This address has no deck.', status: 200 };
  const numbers = await snapshot.cardNumbers();
  const read = readDeckAddress(query, numbers);
  if (!read.ok) return { error: read.error, status: 400 };
  const deck = statedDeck(declareDeck(read.value.deck, query));
  const parameters = deckOnlyParameters(deck, numbers);
  const [say, proxies] = [parseSay(query.get('say') ?? ''), parseProxies(query.get('proxies') ?? '')];
  const words = {
    say: say.ok ? say.value : '',
    proxies: proxies.ok ? String(proxies.value ?? '') : '',
  };
  const path = `${PATH}?${queryOf([...parameters, ...wordParameters(words)])}`;
  if (query.has('declare') && say.ok && proxies.ok) throw redirect(path, 303);
  const passport = await snapshot.passportOf(requestOfDeck(deck));
  if (!passport.ok) return { error: passport.error.errors[0], status: 400 };
  const short = `${PATH}?${queryOf(parameters)}`;
  const whole = makeQrCode(canonicalUrl(request, path));
  const view: PassportView = {
    deck,
    passport: passport.value,
    say: words.say,
    proxies: proxies.ok ? proxies.value : undefined,
    parameters,
    deckHref: `/deck?${queryOf(parameters)}`,
    tableHref: `/table?${queryOf(parameters.filter(([name]) => name === 'd'))}`,
    qr: whole ?? makeQrCode(canonicalUrl(request, short)),
    isQrShort: whole === undefined,
    notes: [
      ...(read.value.gone.length === 0
        ? []
        : [`This site no longer has ${read.value.gone.join(', ')}, which the address names.`]),
      ...(say.ok ? [] : [say.error]),
      ...(proxies.ok ? [] : [proxies.error]),
    ],
  };
  return { view, path };
};

const headOf = ({
  deck,
  passport,
}: PassportView): { readonly title: string; readonly description: string } => {
  const leaders = passport.commanders.map(({ name }) => frontOf(name)).join(' and ') || 'A deck';
  const declared = deck.bracket === undefined ? '' : `declared ${deck.bracket}, `;
  return {
    title: `${deck.name ?? leaders}, bracket ${passport.bracket.estimate}`,
    description: `What to know before a game: bracket ${declared}estimated ${passport.bracket.estimate}, ${countedText(passport.traits['game-changers']?.length ?? 0, 'Game Changer')}, ${countedText(passport.pairs.length, 'two-card combo')}.`,
  };
};

/** The loader of `/deck/passport`: the passport of the deck of its address. */
export const passportLoader = async ({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const render = (
    page: ReactElement,
    path: string,
    head: { title: string; description: string },
    status: number,
  ) =>
    data(
      placePage(context, renderPage(request, { id: 'passport', ...head, path, page, hidden: path !== PATH })),
      { status },
    );
  const nothing = (error: string, status: number) =>
    render(
      createElement(NoPassport, { error }),
      PATH,
      { title: 'Passport of a deck', description: 'What a player says of a Commander deck before a game.' },
      status,
    );
  if (context.formGuard?.retryAfter !== undefined)
    return nothing('Too many requests. Try again in a minute.', 429);
  const answered = await answer(request, new URL(request.url).searchParams, await getSnapshot());
  if ('error' in answered) return nothing(answered.error, answered.status);
  const { view, path } = answered;
  return render(createElement(PassportPage, view), path, headOf(view), 200);
};
