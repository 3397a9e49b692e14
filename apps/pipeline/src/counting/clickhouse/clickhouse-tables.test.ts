import { expect, it } from 'vitest';
import { makeClusterLayout, makeServerLayout, quoteName, quoteText } from './clickhouse-tables';

it('escape quotes and backslashes, which ClickHouse reads', () => {
  expect(quoteText(`a'b\\`)).toBe(String.raw`'a\'b\\'`);
  expect(quoteName('a`b')).toBe('`a\\`b`');
});

it('are sorted by deck on one server', () => {
  const { createTable, machines, target } = makeServerLayout('run');
  expect(createTable('deck_zone')).toEqual([
    'drop table if exists deck_zone sync',
    expect.stringMatching(
      /^create table if not exists deck_zone \(d Int32, z Int32\) engine = MergeTree order by d /,
    ),
  ]);
  expect([target('card'), machines('card')]).toEqual(['card', 0]);
});

it('are dealt over a cluster by deck, and every machine has all rows of the others', () => {
  const { createTable, dropDatabases, machines, target } = makeClusterLayout('run', 'main', 3);
  expect(createTable('fact').slice(-1)).toEqual([
    "create table if not exists `run`.fact on cluster `main` (d Int32, card Int32, copies Int32) engine = Distributed('main', 'run_local', 'fact', d)",
  ]);
  expect([target('fact'), machines('fact')]).toEqual(['fact', 0]);
  expect(createTable('card').slice(-2)).toEqual([
    "create table if not exists `run`.card_dealt on cluster `main` (card Int32, identity Int32, basic Int32, exempt Int32, machine Int32) engine = Distributed('main', 'run_local', 'card', machine)",
    'create view if not exists `run`.card on cluster `main` (card Int32, identity Int32, basic Int32, exempt Int32) as select card, identity, basic, exempt from `run_local`.card',
  ]);
  expect([target('card'), machines('card')]).toEqual(['card_dealt', 3]);
  expect(createTable('deck_card').slice(-2)).toEqual([
    'create view if not exists `run_local`.deck_card on cluster `main` (d Int32, card Int32) as select d, card from `run_local`.fact union all select d, card from `run_local`.deck_commander',
    "create table if not exists `run`.deck_card on cluster `main` (d Int32, card Int32) engine = Distributed('main', 'run_local', 'deck_card', d)",
  ]);
  expect(dropDatabases).toEqual([
    'drop database if exists `run` on cluster `main` sync',
    'drop database if exists `run_local` on cluster `main` sync',
  ]);
});
