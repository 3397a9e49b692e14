import { COLORLESS, deckAllowance, isColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns } from '#src/store/database';
import { readInts, readNumber } from '#src/store/query';
import { CHOSEN_COLOR, IDENTITIES } from './deck-kinds';

/** Kinds of decks from here on are those whose colour is to be found. */
const FIRST = IDENTITIES * CHOSEN_COLOR;

const toIdentity = (bits: number | undefined): ColorIdentity => (isColorIdentity(bits) ? bits : COLORLESS);

interface ListedColors {
  readonly own: ColorIdentity;
  readonly cards: { readonly card: { readonly colorIdentity: ColorIdentity }; readonly count: number }[];
}

/**
 * Where the player of a commander chooses a colour, the identity of the deck in the table `scoped_deck` has the one that most of
 * its cards need, copies counted. Lists are read for such decks only.
 */
export const chooseColors = async (db: DuckDBConnection): Promise<void> => {
  if ((await readNumber(db, `select count(*) from scoped_deck where identity >= ${FIRST}`)) === 0) return;
  await db.run(
    `create table choosing as select deck, identity - ${FIRST} as own from scoped_deck where identity >= ${FIRST}`,
  );
  const listed = ['stored_card', 'additional_card']
    .map((table) => `select deck, name, copies from ${table} where deck in (select deck from choosing)`)
    .join(' union all ');
  const [decks = new Int32Array(), owns, identities, copies] = await readInts(
    db,
    `with listed as (${listed})
    select h.deck, h.own, c.identity, sum(l.copies)::integer
      from listed l join name_card n using (name) join known_card c using (card) join choosing h on h.deck = l.deck
      group by h.deck, h.own, c.identity order by h.deck, c.identity`,
    4,
  );
  const byDeck = new Map<number, ListedColors>();
  decks.forEach((deck, row) => {
    const known = byDeck.get(deck) ?? { own: toIdentity(owns?.[row]), cards: [] };
    known.cards.push({ card: { colorIdentity: toIdentity(identities?.[row]) }, count: copies?.[row] ?? 0 });
    byDeck.set(deck, known);
  });
  const chosen = Array.from(byDeck.values(), ({ own, cards }) => {
    const commander = { colorIdentity: own, grants: [{ kind: 'color' }] } as const;
    return deckAllowance([commander], cards).identity;
  });
  await db.run('create table chosen (deck integer, identity integer)');
  await appendColumns(
    db,
    'chosen',
    [INTEGER, INTEGER],
    [Int32Array.from(byDeck.keys()), Int32Array.from(chosen)],
  );
  await db.run(`update scoped_deck set identity = identity - ${FIRST} where identity >= ${FIRST}`);
  await db.run(
    'update scoped_deck set identity = chosen.identity from chosen where chosen.deck = scoped_deck.deck',
  );
};
