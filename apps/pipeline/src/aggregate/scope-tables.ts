import { INTEGER, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns, rowWriter, sqlText } from '#src/store/database';
import type { CountEngine } from '#src/counting/count-engine';
import { readInts, readNumber, readTexts } from '#src/store/query';
import type { DayRange } from '#src/decks/deck-date';
import type { RespeltDeck } from '#src/decks/respelt-decks';
import { EARLIEST_FIRST } from '#src/store/deck-tables';
import {
  loadBannedLines,
  readBannedCards,
  readBannedPlay,
  type BannedCards,
  type BannedPlay,
} from './banned-play';
import { DECK_ORDER } from './deck-order';
import { loadAdditionalDecks, type AdditionalDeck } from './additional-decks';
import { chooseColors } from './chosen-colors';
import { loadCardFacts } from './card-facts';
import type { ScopeDecks } from './counted-rows';
import { IDENTITIES, noCardRules, type CardRules } from './deck-kinds';

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
  /** the number that each card has for good; if absent, its place */
  readonly numbers?: Int32Array;
  /** what cards allow as commanders; if absent, no more than their identity */
  readonly rules?: CardRules;
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
  /** day of the ban, if an announcement states it */
  readonly since?: number | undefined;
}

/** The decks to count, and what is needed to count them. */
export interface ScopeInput {
  /** path of the store's decks */
  readonly decks: string;
  /** paths of the store's cards by deck */
  readonly deckCards: readonly string[];
  /** number of the card by number of the name; -1 for a name that matches no card */
  readonly nameCards: Int32Array;
  /** so many of the names are the store's; if absent, all */
  readonly storeNames?: number;
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
  /** decks whose content hash is another one by the names of their cards */
  readonly respelt?: readonly RespeltDeck[];
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

/** What is known of a scope before the lists of its decks are read. */
export interface CountScope {
  readonly report: Omit<ScopeReport, 'offIdentity' | 'unresolved' | 'unresolvedDecks'>;
  readonly decks: ScopeDecks;
  /** names of the formats by number, in alphabetical order */
  readonly formats: readonly string[];
  /** cards that some of the formats ban, with the number of the format */
  readonly bans: readonly { readonly card: number; readonly format: number }[];
  /** by card that a format bans: since when, and what was played of it before */
  readonly bannedPlay: ReadonlyMap<number, readonly BannedPlay[]>;
  /** cards of the lists that the format of the deck bans */
  readonly bannedCards: BannedCards;
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

/** Bits of a content hash in each of its two parts, which are positive integers. */
const CONTENT_BITS = 31;
const contentPart = (shift: number): string =>
  `((md5_number_lower(content) >> ${shift}) & ${2 ** CONTENT_BITS - 1})::integer`;

const cardRules = ({ cards }: Pick<ScopeInput, 'cards'>): CardRules =>
  cards.rules ?? noCardRules(cards.identities.length);

/**
 * Creates the tables `respelt` (deck, content) and `twin` (deck): decks that are equal to another one once the names in either are
 * those of its cards. The first by `EARLIEST_FIRST` counts.
 */
const loadRespelt = async (
  db: DuckDBConnection,
  { decks, respelt = [] }: Pick<ScopeInput, 'decks' | 'respelt'>,
): Promise<void> => {
  await db.run('create table respelt (deck integer, content varchar)');
  await db.run('create table twin (deck integer)');
  if (respelt.length === 0) return;
  const writer = await rowWriter(db, 'respelt', [INTEGER, VARCHAR]);
  for (const { deck, content } of respelt) writer.add(deck, content);
  writer.close();
  await db.run(`insert into twin
    with spelt as (
      select deck, day, source, id, own.content as written, coalesce(respelt.content, own.content) as content
      from read_parquet(${sqlText(decks)}) own left join respelt using (deck))
    select deck from spelt where content in (select content from respelt)
    qualify row_number() over (partition by content order by ${EARLIEST_FIRST}, written) > 1`);
};

const loadTables = async (db: DuckDBConnection, input: ScopeInput): Promise<void> => {
  await db.run('create table name_card (name integer, card integer)');
  await appendColumns(
    db,
    'name_card',
    [INTEGER, INTEGER],
    [numbers(input.nameCards.length), input.nameCards],
  );
  await db.run(
    'create table known_card (card integer, identity integer, basic integer, exempt integer, rule integer)',
  );
  const { identities, basics } = input.cards;
  const { exempt, rules } = cardRules(input);
  const columns = [numbers(identities.length), identities, basics, exempt, rules];
  await appendColumns(
    db,
    'known_card',
    columns.map(() => INTEGER),
    columns,
  );
  await loadRespelt(db, input);
  await db.run(
    `create view scope_deck as
      with dated as (
        select own.* replace (${possibleDay(input.days)} as day, coalesce(respelt.content, own.content) as content)
        from read_parquet(${sqlText(input.decks)}) own left join respelt using (deck) anti join twin using (deck))
      select * from dated where ${scopeCondition(input.scope)}`,
  );
  await db.run(`create view known_deck as select * from scope_deck where ${input.counted ?? 'true'}`);
  await loadAdditionalDecks(db, input.additional ?? [], input.excluded ?? []);
  await db.run(`create table stored_deck as
    select deck, day, format, c1, c2, ${contentPart(0)} as content1, ${contentPart(CONTENT_BITS)} as content2
      from known_deck anti join excluded_deck using (content)
    union all select deck, day, format, c1, c2, -1, -1
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
 * Creates the table `known_ban` (card, format: its number): cards that some of the counted formats ban and others do not. Decks of a
 * format neither play a card that it bans nor could play it. A card that all of them ban keeps what was played before its ban.
 */
const createBans = async (db: DuckDBConnection, banned: readonly FormatBan[]): Promise<void> => {
  await db.run('create table stated_ban (card integer, name varchar, since integer)');
  const writer = await rowWriter(db, 'stated_ban', [INTEGER, VARCHAR, INTEGER]);
  for (const { card, format, since = -1 } of banned) writer.add(card, format, since);
  writer.close();
  await db.run(`create table known_ban as
    with own as (select distinct card, format from stated_ban join counted_format using (name))
    select card, format from own
    where card in (select card from own group by card having count(*) < (select count(*) from counted_format))`);
};

/**
 * Finds the decks of a scope in the store's database, and loads the tables `card` and `ban` of `COUNT_TABLES`. Which of the decks
 * are counted from their lists is up to `loadStoredDecks`.
 */
export const createScope = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: ScopeInput,
): Promise<CountScope> => {
  await loadTables(db, input);
  await db.run(`create table resolved as
    select s.deck, s.day, s.format, s.content1, s.content2,
      least(a.card, b.card) as c1, case when a.card <> b.card then greatest(a.card, b.card) end as c2
    from stored_deck s join name_card a on s.c1 = a.name left join name_card b on s.c2 = b.name`);
  await moveCompanions(db, input);
  await db.run(`create table counted_format as
    select (row_number() over (order by name) - 1)::integer as format, name from (select distinct format as name from resolved where c1 >= 0)`);
  await db.run(`create table scoped_deck as
    with commanded as (
      select r.*, coalesce(p.main, r.c1) as first, case when p.main is null then r.c2 end as second, p.companion
      from resolved r left join moved_companion p on p.c1 = r.c1 and p.c2 = r.c2 where r.c1 >= 0)
    select r.deck, r.day, f.format, r.first as c1, r.second as c2, r.companion, r.content1, r.content2,
      ((i.identity | coalesce(j.identity, 0)) + ${IDENTITIES} * greatest(i.rule, coalesce(j.rule, 0)))::integer as identity
    from commanded r join counted_format f on f.name = r.format
      join known_card i on i.card = r.first left join known_card j on j.card = r.second`);
  await chooseColors(db);
  await createBans(db, input.cards.banned ?? []);
  await loadBannedLines(db);
  const [cards = new Int32Array(), banning = new Int32Array()] = await readInts(
    db,
    'select card, format from known_ban order by card, format',
    2,
  );
  const formats = (await readTexts(db, 'select name from counted_format order by format')).map(
    ([name]) => name ?? '',
  );
  const decks = await readNumber(db, 'select count(*) from scoped_deck');
  const scope: CountScope = {
    report: {
      decks,
      unknownCommander: (await readNumber(db, 'select count(*) from stored_deck')) - decks,
      precons: await readNumber(
        db,
        'select count(*) from known_deck semi join excluded_deck using (content)',
      ),
      weighedOut:
        input.counted === undefined
          ? 0
          : await readNumber(db, `select count(*) from scope_deck where not (${input.counted})`),
      movedCompanions: await readNumber(db, 'select count(*) from scoped_deck where companion is not null'),
    },
    decks: await readScopeDecks(db),
    formats,
    bans: Array.from(cards, (card, row) => ({ card, format: banning[row] ?? 0 })),
    bannedPlay: await readBannedPlay(db, formats),
    bannedCards: await readBannedCards(db),
  };
  await loadCardFacts(engine, { ...input.cards, exempt: cardRules(input).exempt, bans: scope.bans });
  for (const table of ['resolved', 'banned_card', 'banned_name', 'banned_line'])
    await db.run(`drop table ${table}`);
  return scope;
};

const readScopeDecks = async (db: DuckDBConnection): Promise<ScopeDecks> => {
  const [
    deck = new Int32Array(),
    day = new Int32Array(),
    format = new Int32Array(),
    c1 = new Int32Array(),
    c2 = new Int32Array(),
    identity = new Int32Array(),
    content1 = new Int32Array(),
    content2 = new Int32Array(),
  ] = await readInts(
    db,
    `select deck, day, format, c1, c2, identity, content1, content2 from scoped_deck order by ${DECK_ORDER}`,
    8,
  );
  return { deck, day, format, c1, c2, identity, content1, content2 };
};
