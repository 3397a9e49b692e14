import { bracketName } from '@crownsmith/domain';
import { winText } from '@crownsmith/answers/text';
import { MAX_DECKS, MIN_DECKS } from '#app/model/table-size';
import { priceText } from '#app/ui/format/numbers';
import { priceNote } from '#app/ui/price/visible-prices';
import button from '#app/ui/layout/Button.module.css';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Alert } from '#app/ui/states/Alert';
import { LineErrors } from '../DeckForm';
import { countedNames, pairsText, rulesText, TRAIT_ROWS } from '../passport/passport-rows.server';
import { CardLinks } from '../report/CardLink';
import styles from './Table.module.css';
import { MEETINGS, nameOfDeck, tableHref, type TableDeck, type TableView } from './table-view';

/** Cards that are named in a cell. */
const NAMED = 6;

const ROWS: readonly (readonly [title: string, textOf: (deck: TableDeck) => string])[] = [
  [
    'Bracket declared',
    ({ deck: { bracket } }) => (bracket === undefined ? '–' : `${bracket} ${bracketName(bracket)}`),
  ],
  ['Bracket estimated', ({ passport: { bracket } }) => `${bracket.estimate} ${bracket.name}`],
  ['Rules', ({ passport }) => rulesText(passport, 2)],
  ['Clock', ({ passport: { games } }) => (games.ok ? winText(games.value) : games.error)],
  ['Combos', ({ passport }) => pairsText(passport, 2)],
  ...TRAIT_ROWS.map(
    ([trait, title]) =>
      [title, ({ passport }: TableDeck) => countedNames(passport.traits[trait], NAMED)] as const,
  ),
  ['Salt', ({ passport: { salt } }) => salt.total.toFixed(0)],
  [
    'Price',
    ({ passport: { price } }) =>
      price.total > 0
        ? [priceText(price.total), priceNote({ ...price, asCheapest: price.as_cheapest })]
            .filter((part) => part !== undefined)
            .join(', ')
        : 'Not known',
  ],
];

/** Who is out of line, in a sentence each. */
const OutOfLine = ({ decks }: Pick<TableView, 'decks'>) => {
  const out = decks.filter(({ outOfLine }) => outOfLine !== undefined);
  return (
    <section aria-labelledby="out">
      <h2 id="out">Who is out of line</h2>
      {out.length === 0 ? (
        <p>Nobody: by bracket, clock, combos and what else a table asks about, these decks are alike.</p>
      ) : (
        <ul className={styles['sentences']}>
          {out.map((deck) => (
            <li key={decks.indexOf(deck)}>
              <b>
                {decks.indexOf(deck) + 1}. {nameOfDeck(deck)}:
              </b>{' '}
              {deck.outOfLine}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const LeaveOut = ({ passport }: Pick<TableDeck, 'passport'>) => {
  const { leaveOut } = passport;
  if (leaveOut === undefined)
    return <>Its commanders alone keep it above: leaving cards out does not help.</>;
  if (leaveOut.cards.length === 0) return <>Nothing.</>;
  const count = leaveOut.cards.length === 1 ? '1 card' : `${leaveOut.cards.length} cards`;
  return (
    <>
      {leaveOut.isFewest ? count : `${count}, perhaps fewer would do`}: <CardLinks cards={leaveOut.cards} />.
    </>
  );
};

/** What each deck would leave out to meet at a bracket. */
const Meet = ({ decks, meet }: Pick<TableView, 'decks' | 'meet'>) => (
  <section aria-labelledby="meet">
    <h2 id="meet">Meet at a bracket</h2>
    <nav className={styles['meetings']} aria-label="Bracket to meet at" data-keep-place="">
      {MEETINGS.map((bracket) => (
        <a
          key={bracket}
          href={tableHref(
            decks.map(({ code }) => code),
            bracket,
          )}
          className={button['button']}
          aria-current={bracket === meet ? 'true' : undefined}
          rel="nofollow"
        >
          {bracket} {bracketName(bracket)}
        </a>
      ))}
    </nav>
    {meet === undefined ? (
      <p>Choose a bracket to see the fewest cards that each deck would leave out.</p>
    ) : (
      <ul className={styles['sentences']}>
        {decks.map((deck, at) => (
          <li key={at}>
            <b>
              {at + 1}. {nameOfDeck(deck)}:
            </b>{' '}
            <LeaveOut {...deck} />
          </li>
        ))}
      </ul>
    )}
    {meet === 1 && (
      <p>Bracket 1 is above all what a table agrees on; by cards alone hardly a deck is of it.</p>
    )}
  </section>
);

const Decks = ({ decks, meet }: Pick<TableView, 'decks' | 'meet'>) => (
  <table className={styles['decks']}>
    <caption className="sr-only">The decks of the table</caption>
    <thead>
      <tr>
        <td />
        {decks.map((deck, at) => (
          <th key={at} scope="col">
            <a href={`/deck?d=${deck.code}`} rel="nofollow">
              {at + 1}. {nameOfDeck(deck)}
            </a>
            <small>
              <a
                href={`/deck/passport?d=${deck.code}`}
                target="_self"
                rel="nofollow"
                aria-label={`Passport of deck ${at + 1}`}
              >
                Passport
              </a>{' '}
              <a
                href={tableHref(
                  decks.filter((other) => other !== deck).map(({ code }) => code),
                  meet,
                )}
                rel="nofollow"
                aria-label={`Remove deck ${at + 1}`}
              >
                Remove
              </a>
            </small>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ROWS.map(([title, textOf]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {decks.map((deck, at) => (
            <td key={at} data-deck={`${at + 1}. ${nameOfDeck(deck)}`}>
              {textOf(deck)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Adds a deck: a form that needs no script. */
const AddDeck = ({ decks, meet, text }: TableView) => (
  <form
    method="post"
    action={tableHref(
      decks.map(({ code }) => code),
      meet,
    )}
    className={styles['form']}
  >
    <label htmlFor="text">Add a deck: its list, or its address here or at another site</label>
    <textarea
      id="text"
      name="text"
      rows={6}
      defaultValue={text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
    <button type="submit" className={button['primary']}>
      Add the deck
    </button>
  </form>
);

/** `/table`: two to five decks beside each other. Rendered on the server only. */
export const TablePage = (view: TableView) => {
  const { decks, notes, lineErrors } = view;
  return (
    <div className={styles['page']}>
      <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title="Decks of a table">
        <p>
          {MIN_DECKS} to {MAX_DECKS} decks beside each other before a game: who is out of line, by what, and
          how to meet.
        </p>
      </PageHeader>
      <Alert errors={notes} />
      <LineErrors errors={lineErrors} />
      {decks.length >= MIN_DECKS && <OutOfLine decks={decks} />}
      {decks.length > 0 && <Decks {...view} />}
      {decks.length > 0 && <Meet {...view} />}
      {decks.length < MAX_DECKS && <AddDeck {...view} />}
    </div>
  );
};
