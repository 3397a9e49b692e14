/** Where and how ClickHouse counts. */
export interface ClickHouseSettings {
  /** address without credentials, for messages too */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** cluster that the tables are dealt over; undefined for one server */
  readonly cluster?: string;
  /** the longest time of one query */
  readonly timeoutMs: number;
}

/**
 * What every query runs with, whatever the server's profile says: standard NULLs in joins, errors instead of partial
 * results, rows on their machine when an insert has been answered, and joins by deck within each machine.
 */
export const QUERY_SETTINGS = {
  join_use_nulls: 1,
  distributed_product_mode: 'local',
  distributed_foreground_insert: 1,
  skip_unavailable_shards: 0,
  async_insert: 0,
  // An answer begins when the query is done, so an error is never in the middle of it.
  wait_end_of_query: 1,
  read_overflow_mode: 'throw',
  group_by_overflow_mode: 'throw',
  sort_overflow_mode: 'throw',
  join_overflow_mode: 'throw',
  set_overflow_mode: 'throw',
  result_overflow_mode: 'throw',
  timeout_overflow_mode: 'throw',
} as const;
