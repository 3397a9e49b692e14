import { INTEGER, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns, rowWriter, sqlText } from '#src/store/database';
import { readInts, readNumber, readTexts } from '#src/store/query';
import type { DayRange } from '#src/decks/deck-date';
import { loadAdditionalDecks, type AdditionalDeck } from './additional-decks';

/** Which decks count. */
export interface Scope {
  /** undefined: all formats */
  readonly formats?: readonly string[];
  /** days since 1970-01-01; decks without a date are then left out */
  readonly sinceDay?: number;
}

/** Facts about each card, indexed by the card's number. */
interface CardFacts {
  readonly identities: Int32Array;
  /** 1 for a basic land */
  readonly basics: Int32Array;
  /** 1 for a companion; if absent, no card is one */
  readonly companions?: Int32Array;
  /** cards that a format bans; if absent, none */
  readonly banned?: readonly FormatBan[];
}

/** A card that decks of a format may not play. */
export interface FormatBan {
  readonly card: number;
  readonly format: string;
}

/** The decks to count, and what is needed to count them. */
export interface ScopeInput {
  /** path of the store's decks */
  readonly decks: string;
  /** paths of the store's cards by deck */
  readonly deckCards: readonly string[];
  /** number of the card by number of the name; -1 for a name that matches no card */
  readonly nameCards: Int32Array;
  readonly cards: CardFacts;
  readonly scope: Scope;
  /** a deck of another day counts as undated; if absent, any day is possible */
  readonly days?: DayRange;
  /** whether two cards may share the command zone; if absent, any two may */
  readonly mayPair?: (a: number, b: number) => boolean;
  /** condition on the store's decks, as SQL, which those meet that their source's weight lets count; if absent, all do */
  readonly counted?: string;
  /** content hashes of decks that do not count: those of precons */
  readonly excluded?: readonly string[];
  /** decks that count besides the store's */
  readonly additional?: readonly AdditionalDeck[];
}

/** How many decks count, and what was left out or corrected. */
export interface ScopeReport {
  readonly decks: number;
  /** decks of the scope whose commander is unknown */
  readonly unknownCommander: number;
  /** cards in decks whose identity does not allow them */
  readonly offIdentity: number;
  /** names without a card in the lists of decks, repeated ones included */
  readonly unresolved: number;
  /** decks that list a name without a card */
  readonly unresolvedDecks: number;
  /** decks of the scope that do not count because they are precons */
  readonly precons: number;
  /** decks of the scope that do not count because of their source's weight */
  readonly weighedOut: number;
  /** decks whose companion was listed in the command zone and counts as one of their cards */
  readonly movedCompanions: number;
}

const numbers = (length: number): Int32Array => Int32Array.from({ length }, (_, index) => index);

const scopeCondition = (scope: Scope): string => {
  const conditions = [
    ...(scope.formats === undefined ? [] : [`format in (${scope.formats.map(sqlText).join(', ')})`]),
    ...(scope.sinceDay === undefined ? [] : [`day >= ${scope.sinceDay}`]),
  ];
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
};

/** A deck's day, or null for an impossible one, which older imports stored. */
const possibleDay = (days: DayRange | undefined): string =>
  days === undefined ? 'day' : `case when day between ${days.first} and ${days.last} then day end`;

const loadTables = async (db: DuckDBConnection, input: ScopeInput): Promise<void> => {
  await db.run('create table name_card (name integer, card integer)');
  await appendColumns(
    db,
    'name_card',
    [INTEGER, INTEGER],
    [numbers(input.nameCards.length), input.nameCards],
  );
  await db.run('create table card (card integer, identity integer, basic integer)');
  await appendColumns(
    db,
    'card',
    [INTEGER, INTEGER, INTEGER],
    [numbers(input.cards.identities.length), input.cards.identities, input.cards.basics],
  );
  await db.run(
    `create view scope_deck as
      with dated as (select * replace (${possibleDay(input.days)} as day) from read_parquet(${sqlText(input.decks)}))
      select * from dated where ${scopeCondition(input.scope)}`,
  );
  await db.run(`create view known_deck as select * from scope_deck where ${input.counted ?? 'true'}`);
  await loadAdditionalDecks(db, input.additional ?? [], input.excluded ?? []);
  await db.run(`create table stored_deck as
    select deck, day, format, c1, c2 from known_deck anti join excluded_deck using (content)
    union all select deck, day, format, c1, c2 from additional_deck where ${scopeCondition(input.scope)}`);
  await db.run(
    `create view stored_card as select * from read_parquet([${input.deckCards.map(sqlText).join(', ')}])`,
  );
};

/**
 * Some sources list a companion in the command zone. A companion that cannot share it with the other card is no
 * commander: the other card is the deck's only commander, and the companion is one of its cards.
 */
const moveCompanions = async (db: DuckDBConnection, input: ScopeInput): Promise<void> => {
  const { companions } = input.cards;
  const { mayPair } = input;
  await db.run('create table moved_companion (c1 integer, c2 integer, main integer, companion integer)');
  if (companions === undefined || mayPair === undefined) return;
  const [first = new Int32Array(), second = new Int32Array()] = await readInts(
    db,
    'select distinct c1, c2 from resolved where c1 >= 0 and c2 is not null order by c1, c2',
    2,
  );
  const rows = Array.from(first, (a, row) => [a, second[row] ?? -1] as const)
    .filter(([a, b]) => companions[a] !== companions[b] && !mayPair(a, b))
    .map(([a, b]) => (companions[a] === 1 ? [a, b, b, a] : [a, b, a, b]));
  await appendColumns(
    db,
    'moved_companion',
    [INTEGER, INTEGER, INTEGER, INTEGER],
    [0, 1, 2, 3].map((column) => Int32Array.from(rows, (row) => row[column] ?? -1)),
  );
};

/**
 * Creates the table `ban` (card, format): cards that some of the counted formats ban and others do not. Decks of a format
 * neither play a card that it bans nor could play it. A card that all of them ban keeps what was played before its ban.
 */
const createBans = async (db: DuckDBConnection, banned: readonly FormatBan[]): Promise<void> => {
  await db.run('create table stated_ban (card integer, format varchar)');
  const writer = await rowWriter(db, 'stated_ban', [INTEGER, VARCHAR]);
  for (const { card, format } of banned) writer.add(card, format);
  writer.close();
  await db.run(`create table ban as
    with counted as (select distinct format from deck),
      own as (select distinct card, format from stated_ban semi join counted using (format))
    select card, format from own
    where card in (select card from own group by card having count(*) < (select count(*) from counted))`);
};

/** A list that names each card once: if it has basic lands at all, what is missing to a hundred cards are basic lands. */
const MISSING_BASICS = `case when sum(t.copies) = count(*) and sum(c.basic) > 0
  then greatest(0, 100 - sum(t.copies) - any_value(case when d.c2 is null then 1 else 2 end)) else 0 end`;

/** Decks whose lists are joined at once: what a query holds does not grow with the decks. */
const RANGE_DECKS = 100_000;

/**
 * Creates the tables `fact` and `missing`, a range of the decks after the other.
 * @returns what the lists name that does not count, as in `ScopeReport`
 */
const createFacts = async (
  db: DuckDBConnection,
): Promise<Pick<ScopeReport, 'offIdentity' | 'unresolved' | 'unresolvedDecks'>> => {
  await db.run('create table fact (d integer, card integer, copies integer)');
  await db.run('create table missing (d integer, basics integer)');
  const decks = await readNumber(db, 'select count(*) from deck');
  const left = { offIdentity: 0, unresolved: 0, unresolvedDecks: 0 };
  for (let first = 0; first < decks; first += RANGE_DECKS) {
    const end = first + RANGE_DECKS;
    await db.run(`create or replace table part as select * from deck where d >= ${first} and d < ${end}`);
    const [from, to] = [
      await readNumber(db, 'select min(deck) from part'),
      await readNumber(db, 'select max(deck) from part'),
    ];
    // In small steps: for a single query the planner joins decks with names by their inequality.
    const mentions = (cards: string): string =>
      `select d.d, n.card, s.copies, d.c1, d.c2
        from (select * from ${cards} where deck between ${from} and ${to}) s join part d using (deck) join name_card n using (name)`;
    await db.run(`create or replace table mentioned as ${mentions('stored_card')}`);
    await db.run(`insert into mentioned ${mentions('additional_card')}`);
    await db.run(`insert into mentioned
      with own as (select d, companion as card, c1, c2 from part where companion is not null)
      select d, card, 1, c1, c2 from own anti join mentioned using (d, card)`);
    await db.run(`create or replace table listed as
      select d, card, sum(copies)::integer as copies from mentioned
      where card <> c1 and (c2 is null or card <> c2) group by d, card`);
    await db.run(`insert into fact
      with fitting as (
        select l.d, l.card, l.copies, d.format from listed l join part d using (d) join card c using (card)
        where l.card >= 0 and (c.identity & d.identity) = c.identity)
      select d, card, copies from fitting anti join ban using (card, format)`);
    await db.run(`insert into missing
      select d.d, (${MISSING_BASICS})::integer as basics
      from mentioned t join part d using (d) left join card c using (card) group by d.d`);
    left.unresolved += await readNumber(db, 'select count(*) from mentioned where card < 0');
    left.unresolvedDecks += await readNumber(db, 'select count(*) from listed where card < 0');
    left.offIdentity += await readNumber(
      db,
      `select count(*) from listed join part using (d) join card using (card)
      where (card.identity & part.identity) <> card.identity`,
    );
  }
  for (const table of ['part', 'mentioned', 'listed']) await db.run(`drop table if exists ${table}`);
  return left;
};

/**
 * Creates the tables that everything is counted from:
 * `deck` (d: 0, 1, …; identity of its command zone; day; format; commanders c1 < c2), `deck_commander` (d, card),
 * `fact` (d, card, copies: the cards that the identity allows and the format does not ban, without commanders), `deck_card` (d, card: facts and
 * commanders), `zone` (z; a, b: a single commander or a pair) and `deck_zone` (a deck of a pair belongs to the pair and
 * to each of the two).
 */
export const createScopeTables = async (db: DuckDBConnection, input: ScopeInput): Promise<ScopeReport> => {
  await loadTables(db, input);
  await db.run(`create table resolved as
    select s.deck, s.day, s.format, least(a.card, b.card) as c1, case when a.card <> b.card then greatest(a.card, b.card) end as c2
    from stored_deck s join name_card a on s.c1 = a.name left join name_card b on s.c2 = b.name`);
  await moveCompanions(db, input);
  await db.run(`create table deck as
    with commanded as (
      select r.deck, r.day, r.format, coalesce(p.main, r.c1) as c1, case when p.main is null then r.c2 end as c2, p.companion
      from resolved r left join moved_companion p on p.c1 = r.c1 and p.c2 = r.c2 where r.c1 >= 0)
    select (row_number() over (order by r.deck) - 1)::integer as d, r.deck, r.day, r.format, r.c1, r.c2, r.companion,
      (i.identity | coalesce(j.identity, 0))::integer as identity
    from commanded r join card i on i.card = r.c1 left join card j on j.card = r.c2`);
  await createBans(db, input.cards.banned ?? []);
  await db.run(
    'create view deck_commander as select d, c1 as card from deck union all select d, c2 from deck where c2 is not null',
  );
  const { offIdentity, unresolved, unresolvedDecks } = await createFacts(db);
  await db.run(
    'create view deck_card as select d, card from fact union all select d, card from deck_commander',
  );
  await db.run(`create table zone as
    with z as (select c1 as a, -1 as b from deck union select c2, -1 from deck where c2 is not null union select c1, c2 from deck where c2 is not null)
    select (row_number() over (order by a, b) - 1)::integer as z, a, b from z`);
  await db.run(`create table deck_zone as
    select d, z from deck join zone on a = c1 and b = -1
    union all select d, z from deck join zone on a = c2 and b = -1
    union all select d, z from deck join zone on a = c1 and b = c2`);
  const decks = await readNumber(db, 'select count(*) from deck');
  return {
    decks,
    unknownCommander: (await readNumber(db, 'select count(*) from stored_deck')) - decks,
    offIdentity,
    unresolved,
    unresolvedDecks,
    precons: await readNumber(db, 'select count(*) from known_deck semi join excluded_deck using (content)'),
    weighedOut:
      input.counted === undefined
        ? 0
        : await readNumber(db, `select count(*) from scope_deck where not (${input.counted})`),
    movedCompanions: await readNumber(db, 'select count(*) from deck where companion is not null'),
  };
};

/** Decks per format. */
export const countFormats = async (db: DuckDBConnection): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (await readTexts(db, 'select format, count(*) from deck group by format order by 2 desc, 1')).map(
      ([format, n]) => [format ?? '', Number(n)],
    ),
  );
