import { MAX_PLAYTEST_GAMES, MAX_PLAYTEST_TURNS, type PlaytestQuestion } from '@crownsmith/api-client';
import { parseQuestion, QUESTION_HELP } from '../answer/playtest-question';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { EXAMPLES, examplesText } from './examples';
import {
  addListOptions,
  addSourceOptions,
  listText,
  openSourceOf,
  wholeNumber,
  type ListFlags,
  type SourceFlags,
} from './options';
import { respond, type Session } from './respond';

interface PlaytestFlags extends ListFlags, SourceFlags {
  readonly json?: boolean;
  readonly games: number;
  readonly seed: number;
  readonly turns: number;
  readonly ask?: readonly PlaytestQuestion[];
}

const MOST_SEED = 4_294_967_295;
const MOST_QUESTIONS = 20;
const collectQuestions = (
  text: string,
  previous: readonly PlaytestQuestion[] | undefined,
): readonly PlaytestQuestion[] => {
  const question = parseQuestion(text);
  if (question === undefined) throw new InvalidArgumentError(QUESTION_HELP);
  const all = [...(previous ?? []), question];
  if (all.length > MOST_QUESTIONS)
    throw new InvalidArgumentError(`Pass at most ${MOST_QUESTIONS} questions.`);
  return all;
};

/** Adds the command that plays a list alone. */
export const addPlaytest = (program: Command, session: Session, notations: readonly string[]): void => {
  addSourceOptions(
    addListOptions(
      program
        .command('playtest')
        .summary('what a list does: games alone, from a seed')
        .description(
          'Plays a list alone and counts, with 95 % intervals: hands kept, mana by turn, the commander, turns with nothing to cast, the turn by which it could win and by what. Nobody hinders it, so that real games last longer. Exit code 0: played; 1: no card of the list is known, or too many.',
        ),
      notations,
    )
      .addOption(
        new Option('--games <n>', 'how many games')
          .argParser(wholeNumber(1, MAX_PLAYTEST_GAMES))
          .default(1000),
      )
      .addOption(
        new Option('--seed <n>', 'the same seed plays the same games')
          .argParser(wholeNumber(0, MOST_SEED))
          .default(1),
      )
      .addOption(
        new Option('--turns <n>', 'turns of a game')
          .argParser(wholeNumber(1, MAX_PLAYTEST_TURNS))
          .default(MAX_PLAYTEST_TURNS),
      )
      .addOption(
        new Option(
          '--ask <question>',
          'how often is it so, such as "3 mana on turn 2"; can be repeated',
        ).argParser(collectQuestions),
      ),
  )
    .option('--json', 'print JSON (its shape: crownsmith schema playtest)')
    .addHelpText('after', examplesText(EXAMPLES.playtest))
    .action(async (file: string | undefined, flags: PlaytestFlags) => {
      const [{ playList }, { playtestText }] = await Promise.all([
        import('../answer/playtest'),
        import('../text/playtest'),
      ]);
      const text = await listText(session.io, file, flags);
      const source = await openSourceOf(flags, session.io);
      const answer = await playList(text, source, {
        notation: flags.from,
        games: flags.games,
        seed: flags.seed,
        turns: flags.turns,
        ...(flags.ask && { questions: [...flags.ask] }),
      });
      respond(session, flags, answer, (style) => playtestText(answer, style));
    });
};
