import type { AdviceQuestions } from '@crownsmith/api-client';
import { Option, type Command } from 'commander';
import { addLimitOptions, limitsOf, type LimitFlags } from './limit-options';
import { EXAMPLES, examplesText } from './examples';
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

interface ReportFlags extends ListFlags, SourceFlags, ChosenColorFlags, CompareFlags, LimitFlags {
  readonly json?: boolean;
  readonly fill?: boolean;
  readonly upgrade?: boolean;
  readonly swaps?: number;
  readonly trim?: boolean;
  readonly cut?: readonly string[];
  readonly whyNot?: string;
}

const MAX_SWAPS = 100;

/** What the options ask besides the report; undefined for nothing. */
const questionsOf = ({
  fill,
  upgrade,
  swaps,
  trim,
  cut,
  whyNot,
}: ReportFlags): AdviceQuestions | undefined => {
  const questions: AdviceQuestions = {
    ...(fill && { fill }),
    ...(upgrade && { upgrade }),
    ...(swaps !== undefined && { most_swaps: swaps }),
    ...(trim && { trim }),
    ...(cut && { cut: [...cut] }),
    ...(whyNot !== undefined && { why_not: whyNot }),
  };
  return Object.keys(questions).length === 0 ? undefined : questions;
};

/** Adds the command that reports on a list. */
export const addReport = (program: Command, session: Session, notations: readonly string[]): void => {
  addSourceOptions(
    addCompareOptions(
      addChosenColorOption(
        addLimitOptions(
          addListOptions(
            program
              .command('report')
              .summary('what a list is, and what would make it better')
              .description(
                'Reports on a list: legality with fixes, an estimate of its bracket, combos, what it lacks, cuts and swaps, the average deck, price and salt. What decks tell needs --host or --snapshot. Exit code 0: reported, of a list that is not legal, too; 1: no card of the list is known.',
              ),
            notations,
          ),
        )
          .option('--fill', 'also what a short list gets, so that it has 100 cards')
          .option('--upgrade', 'also the swaps with most gain that --budget pays for')
          .addOption(
            new Option('--swaps <n>', 'swaps of --upgrade at most (default: 10)').argParser(
              wholeNumber(1, MAX_SWAPS),
            ),
          )
          .option('--trim', 'also what a list of more than 100 cards loses')
          .option('--cut <name>', 'a card that --trim takes out; can be repeated', collectValues)
          .option('--why-not <name>', 'also why a card is no better recommended'),
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
      const answer = await reportDeck(text, source, {
        notation: flags.from,
        chosenColor: flags.chosenColor,
        compare: compareOf(flags),
        limits: await limitsOf(flags, session.io),
        advice: questionsOf(flags),
      });
      respond(session, flags, answer, (style) => reportText(answer, style));
    });
};
