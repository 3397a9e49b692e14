import { type CompareChoice, compareFields, compareOfFields } from '@crownsmith/api-client';
import { type Color, colorName, COLORS, EMPTY_LIST, foldName, listFaultText } from '@crownsmith/domain';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { ListNotation } from '../list/read-list';
import type { ReadList } from '../list/read-list';
import { openCardSource, sourceOptions } from '../source/open-card-source';
import type { CardSource } from '../source/card-source';
import { Failure } from '../failure';
import { readInput } from './input';
import type { Io } from './io';

const MAX_TIMEOUT_S = 600;

/** Parses a whole number. @example wholeNumber(1, 9)('7') // 7 */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text.trim()) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Pass a whole number from ${min} to ${max}.`);
  };

/** Collects the values of an option that can be repeated. */
export const collectValues = (value: string, previous: readonly string[] | undefined): readonly string[] => [
  ...(previous ?? []),
  value,
];

/** Options that name the source of cards. */
export interface SourceFlags {
  readonly host?: string;
  readonly snapshot?: string;
  readonly cards?: string;
  readonly timeout?: number;
}

/** Adds the options that name the source of cards. */
export const addSourceOptions = (command: Command): Command =>
  command
    .addOption(new Option('--host <address>', 'a Crownsmith site to ask (or CROWNSMITH_HOST)'))
    .addOption(new Option('--snapshot <folder or address>', 'a snapshot to read (or CROWNSMITH_SNAPSHOT)'))
    .addOption(
      new Option(
        '--cards <file>',
        'a Scryfall bulk file with the cards, .json or .json.gz (or CROWNSMITH_CARDS)',
      ),
    )
    .addOption(
      new Option('--timeout <seconds>', 'how long a request to the host may take')
        .argParser(wholeNumber(1, MAX_TIMEOUT_S))
        .default(15),
    );

/** Says something about the data on the error output. */
const warnTo =
  (io: Io) =>
  (message: string): void =>
    void io.stderr.write(`crownsmith: ${message}\n`);

/** Opens the source that the options or the environment name. */
export const openSourceOf = async (flags: SourceFlags, io: Io): Promise<CardSource> => {
  const { timeout, ...rest } = flags;
  const { host, snapshot, cards } = rest;
  const timeoutMs = timeout === undefined ? undefined : timeout * 1000;
  return openCardSource(sourceOptions({ host, snapshot, cards, timeoutMs }, io.env), warnTo(io));
};

/** Options that say where a list is. */
export interface ListFlags {
  readonly entry?: readonly string[];
  readonly from?: ListNotation;
}

/** Adds the argument and options that say where a list is. */
export const addListOptions = (command: Command, notations: readonly string[]): Command =>
  command
    .argument('[file]', 'the list; standard input without it or for -')
    .option('-e, --entry <text>', 'a line of the list, instead of a file; can be repeated', collectValues)
    .addOption(new Option('--from <format>', 'how the list is written').choices(notations).default('auto'));

const parseColor = (text: string): Color => {
  const found = COLORS.find((color) =>
    [color, colorName(color)].some((word) => foldName(word) === foldName(text)),
  );
  if (found === undefined)
    throw new InvalidArgumentError(
      `Pass one of ${COLORS.map((color) => `${color} (${colorName(color).toLowerCase()})`).join(', ')}.`,
    );
  return found;
};

/** The option that states the colour of a commander whose player chooses one. */
export interface ChosenColorFlags {
  readonly chosenColor?: Color;
}

/** Adds the option that states the colour of a commander whose player chooses one. */
export const addChosenColorOption = (command: Command): Command =>
  command.addOption(
    new Option(
      '--chosen-color <color>',
      'the colour that you choose for The Prismatic Piper and its like (default: what most cards need)',
    )
      .choices(COLORS)
      .argParser(parseColor),
  );

/** Options that say which decks a list is compared with. */
export interface CompareFlags {
  readonly compareFormat?: 'commander' | 'any';
  readonly compareBracket?: '1' | '2' | '3' | '4' | '5' | 'any';
  readonly compareSince?: string;
}

const parseDay = (text: string): string => {
  const day = compareFields.compare_since.safeParse(text.trim());
  if (day.success && day.data !== undefined) return day.data;
  throw new InvalidArgumentError('Pass a day such as 2026-01-31.');
};

/** Adds the options that say which decks a list is compared with. */
export const addCompareOptions = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--compare-format <format>',
        'compare with decks of Commander (default) or of any format',
      ).choices(['commander', 'any']),
    )
    .addOption(
      new Option(
        '--compare-bracket <n>',
        'compare with decks of this bracket, or of any bracket and price (default: near the list)',
      ).choices(['1', '2', '3', '4', '5', 'any']),
    )
    .addOption(
      new Option('--compare-since <day>', 'compare with decks from this day on, like 2026-01-31').argParser(
        parseDay,
      ),
    );

/** What the options ask of the decks that a list is compared with. */
export const compareOf = (flags: CompareFlags): CompareChoice | undefined =>
  compareOfFields({
    compare_format: flags.compareFormat,
    compare_bracket: flags.compareBracket,
    compare_since: flags.compareSince,
  });

/** Refuses a list that is a file and entries at once. */
export const refuseTwoLists = (file: string | undefined, { entry }: ListFlags): void => {
  if (entry !== undefined && file !== undefined)
    throw new Failure('usage', 'Pass a file or --entry, not both.');
};

/** The text of the list that arguments and options name. Rejects with a Failure for an empty one. */
export const listText = async (io: Io, file: string | undefined, flags: ListFlags): Promise<string> => {
  refuseTwoLists(file, flags);
  const text = flags.entry?.join('\n') ?? (await readInput(io, file));
  if (text.trim() === '') throw new Failure('usage', listFaultText(EMPTY_LIST));
  return text;
};

/** Reads the list that arguments and options name, with a source for its names. */
export const openList = async (
  io: Io,
  file: string | undefined,
  flags: ListFlags & SourceFlags,
): Promise<{ readonly list: ReadList; readonly source: CardSource }> => {
  const text = await listText(io, file, flags);
  const source = await openSourceOf(flags, io);
  const { readList } = await import('../list/read-list');
  return { list: await readList(text, source, flags.from), source };
};
