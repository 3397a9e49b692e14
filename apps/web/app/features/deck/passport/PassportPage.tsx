import type { DeckPassport } from '@crownsmith/answers';
import { bracketName, type PlayerDeck } from '@crownsmith/domain';
import { SITE } from '#app/platform/site';
import { frontOf } from '#app/ui/card-frame/frame-card';
import button from '#app/ui/layout/Button.module.css';
import type { Parameter } from '../deck-page-state';
import { DeclaredBracket } from '../DeclaredBracket';
import { HiddenParameters } from '../page/HiddenParameters';
import styles from './Passport.module.css';
import {
  clockText,
  countedNames,
  pairsText,
  reasonsText,
  rulesText,
  TRAIT_ROWS,
} from './passport-rows.server';
import { MAX_SAY_CHARACTERS, proxiesText, type Proxies } from './passport-words.server';
import type { QrCode } from './qr-code.server';

/** Cards that are named for each line: the whole has to fit a phone. */
const NAMED = 3;

/** What the passport of a deck shows. */
export interface PassportView {
  readonly deck: PlayerDeck;
  readonly passport: DeckPassport;
  readonly say: string;
  readonly proxies: Proxies | undefined;
  /** the parameters of its address without what the form sets */
  readonly parameters: readonly Parameter[];
  readonly deckHref: string;
  readonly tableHref: string;
  readonly qr: QrCode | undefined;
  /** whether the code leads to the deck without what the player says: with it the address is too long to be read */
  readonly isQrShort: boolean;
  /** what of the address or of the form was not understood, as sentences */
  readonly notes: readonly string[];
}

const Row = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the player says: native fields, so that the page needs no script. */
const Words = ({ deck, say, proxies, parameters }: PassportView) => (
  <details className={styles['words']}>
    <summary>Say something about it</summary>
    <form method="get" action="/deck/passport">
      <HiddenParameters parameters={parameters} />
      <label>
        Bracket that you declare
        <DeclaredBracket value={deck.bracket} />
      </label>
      <label>
        Proxies: yes, no or how many
        <input name="proxies" defaultValue={proxies} autoComplete="off" size={6} />
      </label>
      <label>
        What you want to say, in {MAX_SAY_CHARACTERS} characters
        <textarea name="say" rows={3} defaultValue={say} />
      </label>
      <button type="submit" className={button['primary']}>
        Show it
      </button>
    </form>
  </details>
);

const titleOf = ({ deck, passport: { commanders } }: PassportView): string =>
  deck.name ?? (commanders.map(({ name }) => frontOf(name)).join(' and ') || 'A deck without a commander');

/** The passport of a deck: what its player says before a game. Rendered on the server only, on a page without scripts. */
export const PassportPage = (view: PassportView) => {
  const { deck, passport, say, proxies, qr, isQrShort, notes, deckHref, tableHref } = view;
  const { bracket, traits, salt, cardCount } = passport;
  return (
    <>
      {notes.map((note) => (
        <p key={note} role="alert" className={styles['note']}>
          {note}
        </p>
      ))}
      <article className={styles['passport']}>
        <header>
          <p className={styles['kind']}>Commander deck · {cardCount} cards</p>
          <h1>
            <bdi>{titleOf(view)}</bdi>
          </h1>
          {deck.name !== undefined && (
            <p>{passport.commanders.map(({ name }) => frontOf(name)).join(' and ')}</p>
          )}
        </header>
        <dl className={styles['brackets']}>
          <div>
            <dt>Declared</dt>
            <dd>{deck.bracket === undefined ? '–' : `${deck.bracket} ${bracketName(deck.bracket)}`}</dd>
          </div>
          <div>
            <dt>Estimated</dt>
            <dd>
              {bracket.estimate} {bracket.name}
            </dd>
          </div>
        </dl>
        {say !== '' && (
          <blockquote className={styles['say']} dir="auto">
            <bdi>{say}</bdi>
          </blockquote>
        )}
        <dl className={styles['rows']}>
          <Row title="Rules">{rulesText(passport, 2)}</Row>
          <Row title="Why">{reasonsText(passport, NAMED) || 'Nothing asks for a higher bracket'}</Row>
          <Row title="Clock">{clockText(passport, NAMED)}</Row>
          <Row title="Combos">{pairsText(passport, 2)}</Row>
          {TRAIT_ROWS.map(([trait, title]) => (
            <Row key={trait} title={title}>
              {countedNames(traits[trait], NAMED)}
            </Row>
          ))}
          <Row title="Salt">{`${salt.total.toFixed(0)}${salt.cards[0] ? `, most of ${frontOf(salt.cards[0].name)}` : ''}`}</Row>
          <Row title="Proxies">{proxiesText(proxies)}</Row>
        </dl>
        <footer>
          {qr && (
            <svg
              className={styles['qr']}
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={isQrShort ? 'QR code of this page without the text' : 'QR code of this page'}
              shapeRendering="crispEdges"
            >
              <rect width={qr.size} height={qr.size} fill="#fff" />
              <path d={qr.path} fill="#000" />
            </svg>
          )}
          <p>
            {isQrShort && 'The code leads here without the text, which is too long for it. '}
            Games alone, nobody hinders them; brackets by the rules of {bracket.rules}. {SITE.brand}
          </p>
        </footer>
      </article>
      <nav className={styles['links']} aria-label="The deck">
        <a href={deckHref}>Open the deck</a>
        <a href={tableHref}>Compare at a table</a>
      </nav>
      <Words {...view} />
    </>
  );
};

/** The page where there is no passport, and why. */
export const NoPassport = ({ error }: { readonly error: string }) => (
  <article className={styles['passport']}>
    <h1>No passport</h1>
    <p role="alert">{error}</p>
    <p>
      <a href="/deck">Open a deck</a>, then follow “Passport”.
    </p>
  </article>
);
