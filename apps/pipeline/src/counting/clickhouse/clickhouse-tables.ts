import { COUNT_TABLES, type ColumnType, type CountTable, type CountTableName } from '../count-tables';

/** An identifier as SQL. */
export const quoteName = (name: string): string =>
  `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;

/** A string as SQL: unlike in standard SQL, a backslash escapes. */
export const quoteText = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const TYPES: Readonly<Record<ColumnType, string>> = {
  int: 'Int32',
  'optional int': 'Nullable(Int32)',
};

/** Blocks whose tokens a table remembers, so that an insert that is repeated adds nothing. */
const REMEMBERED_BLOCKS = 10_000;

/** How the tables of a count are laid out on a server or cluster. */
export interface TableLayout {
  /** statements that create the databases */
  readonly createDatabases: readonly string[];
  /** statements that drop them with all tables */
  readonly dropDatabases: readonly string[];
  /** statements that create a table, and drop one of that name before */
  readonly createTable: (table: CountTableName) => readonly string[];
  /** the table that rows are inserted into */
  readonly target: (table: CountTableName) => string;
  /** machines that each row is inserted for, with the machine's number as a further column; 0 where rows are inserted as they are */
  readonly machines: (table: CountTableName) => number;
}

const definitionsOf = ({ columns }: CountTable, more: readonly string[] = []): string =>
  [...Object.entries(columns).map(([column, type]) => `${column} ${TYPES[type]}`), ...more].join(', ');

const sortedBy = ({ byDeck, columns }: CountTable): string =>
  byDeck ? 'd' : (Object.keys(columns)[0] ?? 'tuple()');

const mergeTree = (table: CountTable): string =>
  `engine = MergeTree order by ${sortedBy(table)} settings non_replicated_deduplication_window = ${REMEMBERED_BLOCKS}`;

/** All tables in one database of one server. */
export const makeServerLayout = (database: string): TableLayout => {
  const own = quoteName(database);
  return {
    createDatabases: [`create database if not exists ${own}`],
    dropDatabases: [`drop database if exists ${own} sync`],
    createTable: (name) => {
      const table: CountTable = COUNT_TABLES[name];
      const drop = `drop table if exists ${name} sync`;
      return table.view === undefined
        ? [drop, `create table if not exists ${name} (${definitionsOf(table)}) ${mergeTree(table)}`]
        : [drop, `create view if not exists ${name} (${definitionsOf(table)}) as ${table.view}`];
    },
    target: (name) => name,
    machines: () => 0,
  };
};

/** Suffix of the database with what each machine of a cluster holds. */
const LOCAL = '_local';
/** Column of a table that all machines have: the machine that a row is for. */
export const MACHINE = 'machine';

/**
 * Tables dealt over the machines of a cluster by deck: a database with what each machine holds, and one with the whole,
 * under the same names. Of tables that are not by deck every machine has all rows: each row is inserted once for each.
 */
export const makeClusterLayout = (database: string, cluster: string, machines: number): TableLayout => {
  const [whole, local] = [quoteName(database), quoteName(database + LOCAL)];
  const on = `on cluster ${quoteName(cluster)}`;
  const dealt = (table: string, key: string): string =>
    `engine = Distributed(${quoteText(cluster)}, ${quoteText(database + LOCAL)}, ${quoteText(table)}, ${key})`;
  return {
    createDatabases: [
      `create database if not exists ${whole} ${on}`,
      `create database if not exists ${local} ${on}`,
    ],
    dropDatabases: [
      `drop database if exists ${whole} ${on} sync`,
      `drop database if exists ${local} ${on} sync`,
    ],
    createTable: (name) => {
      const table: CountTable = COUNT_TABLES[name];
      const columns = definitionsOf(table);
      const drops = [
        ...[name, ...(table.byDeck ? [] : [`${name}_dealt`])].map(
          (each) => `drop table if exists ${whole}.${each} ${on} sync`,
        ),
        `drop table if exists ${local}.${name} ${on} sync`,
      ];
      if (table.view !== undefined)
        return [
          ...drops,
          `create view if not exists ${local}.${name} ${on} (${columns}) as ${inDatabase(table.view, local)}`,
          `create table if not exists ${whole}.${name} ${on} (${columns}) ${dealt(name, 'd')}`,
        ];
      if (table.byDeck)
        return [
          ...drops,
          `create table if not exists ${local}.${name} ${on} (${columns}) ${mergeTree(table)}`,
          `create table if not exists ${whole}.${name} ${on} (${columns}) ${dealt(name, 'd')}`,
        ];
      const withMachine = definitionsOf(table, [`${MACHINE} Int32`]);
      return [
        ...drops,
        `create table if not exists ${local}.${name} ${on} (${withMachine}) ${mergeTree(table)}`,
        `create table if not exists ${whole}.${name}_dealt ${on} (${withMachine}) ${dealt(name, MACHINE)}`,
        `create view if not exists ${whole}.${name} ${on} (${columns}) as select ${Object.keys(table.columns).join(', ')} from ${local}.${name}`,
      ];
    },
    target: (name) => (COUNT_TABLES[name].byDeck ? name : `${name}_dealt`),
    machines: (name) => (COUNT_TABLES[name].byDeck ? 0 : machines),
  };
};

/** A view's query with its tables taken from a database. */
const inDatabase = (view: string, database: string): string =>
  Object.keys(COUNT_TABLES).reduce(
    (sql, table) => sql.replaceAll(new RegExp(`\\b(from|join) ${table}\\b`, 'g'), `$1 ${database}.${table}`),
    view,
  );
