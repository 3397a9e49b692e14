import { ADVICE_DIALS, MAX_LIST_CHARACTERS, type AdviceLimits, type Dial } from '@crownsmith/domain';
import { limitsToRequest, parseInput, RequestLimits } from '@crownsmith/api-client';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { Failure } from '../failure';
import { readInput } from './input';
import { collectValues } from './options';
import type { Io } from './io';

/** What the options of limits leave. */
export interface LimitFlags {
  readonly maxCardPrice?: number;
  readonly budget?: number;
  readonly bracket?: AdviceLimits['bracket'];
  readonly owned?: string;
  readonly ownedFirst?: boolean;
  readonly plan?: readonly string[];
  readonly unusual?: AdviceLimits['unusual'];
  readonly since?: string;
  readonly never?: readonly string[];
  readonly keep?: readonly string[];
  /** false for `--no-basic-changes` */
  readonly basicChanges: boolean;
  /** false for `--no-more-lands` */
  readonly moreLands: boolean;
}

/** Reads a value as an address has it; what is not valid is reported in the same sentence. */
const readBy =
  <V>({ read }: Dial<V>) =>
  (text: string): V => {
    const value = read([text.trim()]);
    if (value.ok) return value.value;
    throw new InvalidArgumentError(value.error);
  };

/** Adds the options that say what comes in and goes. */
export const addLimitOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--max-card-price <usd>', 'what a card that comes in costs at most').argParser(
        readBy(ADVICE_DIALS.cardPrice),
      ),
    )
    .addOption(
      new Option('--budget <usd>', 'what all cards that come in cost at most').argParser(
        readBy(ADVICE_DIALS.totalPrice),
      ),
    )
    .addOption(
      new Option('--bracket <n>', 'the highest bracket of the deck with what comes in')
        .choices(['1', '2', '3', '4', '5'])
        .argParser(readBy(ADVICE_DIALS.bracket)),
    )
    .option('--owned <file>', 'a list of the only cards that come in')
    .option('--owned-first', 'the cards of --owned come before others, instead')
    .option('--plan <theme>', 'a theme or tribe to have more of; up to three times', collectValues)
    .addOption(
      new Option(
        '--unusual <step>',
        'from -2, much more usual cards, to 2, much more unusual ones',
      ).argParser(readBy(ADVICE_DIALS.unusual)),
    )
    .addOption(
      new Option('--since <date>', 'only cards first printed on this day or later').argParser(
        readBy(ADVICE_DIALS.since),
      ),
    )
    .option('--never <name>', 'a card that never comes in; can be repeated', collectValues)
    .option('--keep <name>', 'a card that stays; can be repeated', collectValues)
    .option('--no-basic-changes', 'no basic land comes in or goes')
    .option('--no-more-lands', 'no land comes in');

const ownedNames = async (file: string, io: Io): Promise<readonly string[]> => {
  const { parseDeckList } = await import('@crownsmith/domain');
  const text = await readInput(io, file);
  if (text.length > MAX_LIST_CHARACTERS) throw new Failure('usage', `${file} is too long.`);
  return parseDeckList(text).lines.map(({ name }) => name);
};

/** The limits that options state; undefined for none. Reads the file of the cards that are owned. */
export const limitsOf = async (flags: LimitFlags, io: Io): Promise<RequestLimits | undefined> => {
  if (flags.ownedFirst === true && flags.owned === undefined)
    throw new Failure('usage', 'Pass --owned with a list of your cards, too.');
  const owned = flags.owned === undefined ? undefined : await ownedNames(flags.owned, io);
  const limits = limitsToRequest(
    {
      cardPrice: flags.maxCardPrice,
      totalPrice: flags.budget,
      bracket: flags.bracket,
      ...(owned && { owned: flags.ownedFirst === true ? ('first' as const) : ('only' as const) }),
      plan: flags.plan,
      unusual: flags.unusual,
      since: flags.since,
      never: flags.never,
      keep: flags.keep,
      ...(!flags.basicChanges && { noBasicChanges: true }),
      ...(!flags.moreLands && { noMoreLands: true }),
    },
    owned,
  );
  const valid = parseInput(RequestLimits, limits);
  if (!valid.ok) {
    const [{ field, message }] = valid.error;
    const [option = field] = field.split('.');
    throw new Failure('usage', `--${option.replaceAll('_', '-')}: ${message}`);
  }
  return Object.keys(limits).length === 0 ? undefined : limits;
};
