import { INTEGER, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns, rowWriter, sqlText } from '#src/store/database';
import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { readInts, readNumber } from '#src/store/query';
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

/** Number, identity and whether it is a basic land, of every card. */
const cardColumns = ({ cards }: Pick<ScopeInput, 'cards'>): readonly Int32Array[] => [
  numbers(cards.identities.length),
  cards.identities,
  cards.basics,
];

const loadTables = async (db: DuckDBConnection, input: ScopeInput): Promise<void> => {
  await db.run('create table name_card (name integer, card integer)');
  await appendColumns(
    db,
    'name_card',
    [INTEGER, INTEGER],
    [numbers(input.nameCards.length), input.nameCards],
  );
  await db.run('create table known_card (card integer, identity integer, basic integer)');
  await appendColumns(db, 'known_card', [INTEGER, INTEGER, INTEGER], cardColumns(input));
  await db.run(
    `create view scope_deck as
      with dated as (select * replace (${possibleDay(input.days)} as day) from read_parquet(${sqlText(input.decks)}))
      select * from dated where ${scopeCondition(input.scope)}`,
  );
  await db.run(`create view known_deck as select * from scope_deck where ${input.counted ?? 'true'}`);
  await loadAdditionalDecks(db, input.additional ?? [], input.excluded ?? []);
  await db.run(`create table stored_deck as
    select deck, day, format, c1, c2 from known_deck anti join excluded_deck using (content)
    union all select deck, day, format, c1, c2
      from (select * replace (${possibleDay(input.days)} as day) from additional_deck) where ${scopeCondition(input.scope)}`);
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
 * Creates the table `known_ban` (card, format): cards that some of the counted formats ban and others do not. Decks of a format
 * neither play a card that it bans nor could play it. A card that all of them ban keeps what was played before its ban.
 */
const createBans = async (db: DuckDBConnection, banned: readonly FormatBan[]): Promise<void> => {
  await db.run('create table stated_ban (card integer, format varchar)');
  const writer = await rowWriter(db, 'stated_ban', [INTEGER, VARCHAR]);
  for (const { card, format } of banned) writer.add(card, format);
  writer.close();
  await db.run(`create table known_ban as
    with counted as (select distinct format from counted_deck),
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
 * Loads the tables `fact` and `missing`, a range of the decks after the other.
 * @returns what the lists name that does not count, as in `ScopeReport`
 */
const loadFacts = async (
  db: DuckDBConnection,
  engine: CountEngine,
): Promise<Pick<ScopeReport, 'offIdentity' | 'unresolved' | 'unresolvedDecks'>> => {
  await engine.create('fact');
  await engine.create('missing');
  const decks = await readNumber(db, 'select count(*) from counted_deck');
  const left = { offIdentity: 0, unresolved: 0, unresolvedDecks: 0 };
  for (let first = 0; first < decks; first += RANGE_DECKS) {
    const end = first + RANGE_DECKS;
    await db.run(
      `create or replace table part as select * from counted_deck where d >= ${first} and d < ${end}`,
    );
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
    await engine.load(
      'fact',
      `with fitting as (
        select l.d, l.card, l.copies, d.format from listed l join part d using (d) join known_card c using (card)
        where l.card >= 0 and (c.identity & d.identity) = c.identity)
      select d, card, copies from fitting anti join known_ban using (card, format)`,
    );
    await engine.load(
      'missing',
      `select d.d, (${MISSING_BASICS})::integer as basics
      from mentioned t join part d using (d) left join known_card c using (card) group by d.d`,
    );
    left.unresolved += await readNumber(db, 'select count(*) from mentioned where card < 0');
    left.unresolvedDecks += await readNumber(db, 'select count(*) from listed where card < 0');
    left.offIdentity += await readNumber(
      db,
      `select count(*) from listed join part using (d) join known_card c using (card)
      where (c.identity & part.identity) <> c.identity`,
    );
  }
  for (const table of ['part', 'mentioned', 'listed']) await db.run(`drop table if exists ${table}`);
  return left;
};

/** Month of a day number, as year × 12 + month − 1. */
const MONTH = "(year(date '1970-01-01' + day) * 12 + month(date '1970-01-01' + day) - 1)::integer";

const ZONES = `select c1 as a, -1 as b from counted_deck
  union select c2, -1 from counted_deck where c2 is not null
  union select c1, c2 from counted_deck where c2 is not null`;

/** Loads the decks, their commanders and command zones, which are known before their cards. */
const loadDecks = async (db: DuckDBConnection, engine: CountEngine): Promise<void> => {
  await engine.create('deck');
  await engine.load(
    'deck',
    `select d, deck, day, case when day is not null then ${MONTH} end, format, c1, c2, identity from counted_deck`,
  );
  await engine.create('deck_commander');
  await engine.load(
    'deck_commander',
    'select d, c1 from counted_deck union all select d, c2 from counted_deck where c2 is not null',
  );
  await db.run(
    `create table known_zone as select (row_number() over (order by a, b) - 1)::integer as z, a, b from (${ZONES})`,
  );
  await engine.create('zone');
  await engine.load('zone', 'select z, a, b from known_zone');
  await engine.create('deck_zone');
  await engine.load(
    'deck_zone',
    `select d, z from counted_deck join known_zone on a = c1 and b = -1
    union all select d, z from counted_deck join known_zone on a = c2 and b = -1
    union all select d, z from counted_deck join known_zone on a = c1 and b = c2`,
  );
};

/**
 * Finds the decks of a scope in the store's database, and loads what they are counted from: the tables `deck`, `zone`, `deck_zone`,
 * `deck_commander`, `card`, `ban`, `fact` and `missing` of `COUNT_TABLES`, and the view `deck_card`.
 */
export const createScopeTables = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: ScopeInput,
): Promise<ScopeReport> => {
  await loadTables(db, input);
  await db.run(`create table resolved as
    select s.deck, s.day, s.format, least(a.card, b.card) as c1, case when a.card <> b.card then greatest(a.card, b.card) end as c2
    from stored_deck s join name_card a on s.c1 = a.name left join name_card b on s.c2 = b.name`);
  await moveCompanions(db, input);
  await db.run(`create table counted_deck as
    with commanded as (
      select r.deck, r.day, r.format, coalesce(p.main, r.c1) as c1, case when p.main is null then r.c2 end as c2, p.companion
      from resolved r left join moved_companion p on p.c1 = r.c1 and p.c2 = r.c2 where r.c1 >= 0)
    select (row_number() over (order by r.deck) - 1)::integer as d, r.deck, r.day, r.format, r.c1, r.c2, r.companion,
      (i.identity | coalesce(j.identity, 0))::integer as identity
    from commanded r join known_card i on i.card = r.c1 left join known_card j on j.card = r.c2`);
  await createBans(db, input.cards.banned ?? []);
  await engine.create('ban');
  await engine.load('ban', 'select card, format from known_ban');
  await createFrom(engine, 'card', cardColumns(input));
  await loadDecks(db, engine);
  const { offIdentity, unresolved, unresolvedDecks } = await loadFacts(db, engine);
  await engine.create('deck_card');
  const decks = await readNumber(db, 'select count(*) from counted_deck');
  const movedCompanions = await readNumber(
    db,
    'select count(*) from counted_deck where companion is not null',
  );
  await db.run('drop table counted_deck');
  await db.run('drop table resolved');
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
    movedCompanions,
  };
};

/** Decks per format. */
export const countFormats = async (engine: CountEngine): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (await engine.readTexts('select format, count(*) from deck group by format order by 2 desc, 1')).map(
      ([format, n]) => [format ?? '', Number(n)],
    ),
  );
