import { MAX_LIST_CHARACTERS } from '@crownsmith/domain';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { Failure } from '../failure';
import { EXAMPLES, examplesText } from './examples';
import { readInput } from './input';
import {
  addChosenColorOption,
  addCompareOptions,
  addListOptions,
  addSourceOptions,
  collectValues,
  compareOf,
  listText,
  openSourceOf,
  wholeNumber,
  type ChosenColorFlags,
  type CompareFlags,
  type ListFlags,
  type SourceFlags,
} from './options';
import { respond, type Session } from './respond';

interface ReportFlags extends ListFlags, SourceFlags, ChosenColorFlags, CompareFlags {
  readonly json?: boolean;
  readonly budget?: number;
  readonly bracket?: number;
  readonly keep?: readonly string[];
  readonly owned?: string;
  /** false for `--no-more-lands` */
  readonly moreLands: boolean;
}

const dollars = (text: string): number => {
  const value = Number(text.replace(/^\$/, ''));
  if (text.trim() !== '' && value >= 0 && value <= 1e6) return value;
  throw new InvalidArgumentError('Pass an amount in dollars, such as 25.');
};

const ownedNames = async (file: string, { io }: Session): Promise<string[]> => {
  const { parseDeckList } = await import('@crownsmith/domain');
  const text = await readInput(io, file);
  if (text.length > MAX_LIST_CHARACTERS) throw new Failure('usage', `${file} is too long.`);
  return parseDeckList(text).lines.map(({ name }) => name);
};

/** Adds the command that reports on a list. */
export const addReport = (program: Command, session: Session, notations: readonly string[]): void => {
  addSourceOptions(
    addCompareOptions(
      addChosenColorOption(
        addListOptions(
          program
            .command('report')
            .summary('what a list is, and what would make it better')
            .description(
              'Reports on a list: legality with fixes, an estimate of its bracket, combos, what it lacks, cuts and swaps, the average deck, price and salt. What decks tell needs --host or --snapshot. Exit code 0: reported, of a list that is not legal, too; 1: no card of the list is known.',
            ),
          notations,
        )
          .addOption(new Option('--budget <usd>', 'what all cards of swaps cost at most').argParser(dollars))
          .addOption(
            new Option('--bracket <n>', 'the highest bracket of swaps')
              .choices(['1', '2', '3', '4', '5'])
              .argParser(wholeNumber(1, 5)),
          )
          .option('--keep <name>', 'a card that stays; can be repeated', collectValues)
          .option('--owned <file>', 'a list of the only cards that come in')
          .option('--no-more-lands', 'no land comes in'),
      ),
    ),
  )
    .option('--json', 'print JSON (its shape: crownsmith schema report)')
    .addHelpText('after', examplesText(EXAMPLES.report))
    .action(async (file: string | undefined, flags: ReportFlags) => {
      const [{ reportDeck }, { reportText }] = await Promise.all([
        import('../answer/report'),
        import('../text/report'),
      ]);
      const text = await listText(session.io, file, flags);
      const source = await openSourceOf(flags, session.io);
      const owned = flags.owned === undefined ? undefined : await ownedNames(flags.owned, session);
      const answer = await reportDeck(text, source, {
        notation: flags.from,
        chosenColor: flags.chosenColor,
        compare: compareOf(flags),
        limits: {
          ...(flags.budget !== undefined && { budget: flags.budget }),
          ...(flags.bracket !== undefined && { bracket: flags.bracket }),
          ...(flags.keep && { keep: [...flags.keep] }),
          ...(owned && { owned }),
          no_more_lands: !flags.moreLands,
        },
      });
      respond(session, flags, answer, (style) => reportText(answer, style));
    });
};
