import { Failure } from '../failure';
import type { CardSource } from './card-source';

/** Which source of cards to use; at most one. None is the starter catalogue. */
export interface SourceOptions {
  /** address of a Crownsmith site */
  readonly host?: string | undefined;
  /** folder or HTTP address of snapshots */
  readonly snapshot?: string | undefined;
  /** path of a Scryfall bulk file */
  readonly cards?: string | undefined;
  /** how long a request to the host may take, in ms */
  readonly timeoutMs?: number | undefined;
}

const NAMES = ['host', 'snapshot', 'cards'] as const;

/** The sources by the environment variables that name them. */
const VARIABLES = {
  host: 'CROWNSMITH_HOST',
  snapshot: 'CROWNSMITH_SNAPSHOT',
  cards: 'CROWNSMITH_CARDS',
} as const;

const given = (options: SourceOptions) => NAMES.filter((name) => (options[name] ?? '') !== '');

/**
 * The source that options name or, where they name none, the environment. Throws a Failure for two at once.
 * @example sourceOptions({ timeoutMs: 1 }, { CROWNSMITH_HOST: 'https://a.example' }).host // 'https://a.example'
 */
export const sourceOptions = (
  options: SourceOptions,
  env: Readonly<Record<string, string | undefined>>,
): SourceOptions => {
  const { timeoutMs } = options;
  const flags = given(options);
  if (flags.length > 1)
    throw new Failure('usage', `Pass only one of ${flags.map((name) => `--${name}`).join(' and ')}.`);
  const [flag] = flags;
  if (flag !== undefined) return { [flag]: options[flag], timeoutMs };
  const variables = NAMES.filter((name) => (env[VARIABLES[name]] ?? '') !== '');
  if (variables.length > 1) {
    const names = variables.map((name) => VARIABLES[name]).join(' and ');
    throw new Failure('usage', `Set only one of ${names}, or choose one by an option.`);
  }
  const [variable] = variables;
  return variable === undefined ? { timeoutMs } : { [variable]: env[VARIABLES[variable]], timeoutMs };
};

/**
 * Opens a source of cards. Nothing is requested from the network unless a host or an HTTP address is named. Rejects with
 * a Failure where it is unavailable.
 * @param warn called with a sentence where a part of the source could not be used
 */
export const openCardSource = async (
  { host, snapshot, cards, timeoutMs }: SourceOptions,
  warn: (message: string) => void = () => undefined,
): Promise<CardSource> => {
  if (host !== undefined) return (await import('./host-source')).createHostSource(host, { timeoutMs });
  if (snapshot !== undefined) return (await import('./snapshot-source')).createSnapshotSource(snapshot);
  if (cards !== undefined) return (await import('./card-file-source')).createCardFileSource(cards, warn);
  return (await import('./starter-source')).createStarterSource();
};
