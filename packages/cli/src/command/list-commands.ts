import {
  DECK_FORMATS,
  EMPTY_LIST,
  listFaultText,
  LIST_FORMATS,
  PRICE_SOURCES,
  type DeckFormatKey,
  type PriceSource,
} from '@crownsmith/domain';
import { Option, type Command } from 'commander';
import type { LinkTarget } from '../answer/export-list';
import { EXIT, Failure } from '../failure';
import type { PrintFormat } from '../list/print-list';
import type { ReadList } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import { EXAMPLES, examplesText } from './examples';
import { addLimitOptions, limitsOf, type LimitFlags } from './limit-options';
import { readInput } from './input';
import {
  addChosenColorOption,
  addCompareOptions,
  addListOptions,
  addSourceOptions,
  collectValues,
  compareOf,
  openList,
  refuseTwoLists,
  openSourceOf,
  wholeNumber,
  type ChosenColorFlags,
  type CompareFlags,
  type ListFlags,
  type SourceFlags,
} from './options';
import { addPlaytest } from './playtest-command';
import { addReport } from './report-command';
import { answerNo, printText, respond, type Session } from './respond';

const NOTATIONS = ['auto', ...LIST_FORMATS, 'json'];
const PRINTED = [...LIST_FORMATS, 'json'];
const LINKS: readonly LinkTarget[] = [
  'archidekt-link',
  'moxfield-link',
  'cardkingdom-link',
  'tcgplayer-link',
];
const JSON_TEXT = 'print JSON (its shape: crownsmith schema <command>)';
const MAX_LIMIT = 120;
const MAX_CUTS = 20;

interface AnswerFlags extends ListFlags, SourceFlags {
  readonly json?: boolean;
}

const addLegality = (program: Command, session: Session): void => {
  addSourceOptions(
    addChosenColorOption(
      addListOptions(
        program
          .command('legality')
          .summary('whether a list is a legal deck, with every violation')
          .description(
            'Checks a list against the rules of its format. Exit code 0: legal; 1: not legal, every violation is printed with its line and what to do.',
          ),
        NOTATIONS,
      )
        .addOption(
          new Option('--format <format>', 'the format')
            .choices(Object.keys(DECK_FORMATS))
            .default('commander'),
        )
        .option('--banned <file>', 'names of more banned cards, a line each'),
    ),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.legality))
    .action(
      async (
        file: string | undefined,
        flags: AnswerFlags & ChosenColorFlags & { readonly format: DeckFormatKey; readonly banned?: string },
      ) => {
        const [{ checkLegality, findBanned, nearestOf, parseBannedList }, { legalityText }] =
          await Promise.all([import('../answer/legality'), import('../text/answers')]);
        const banned = flags.banned === undefined ? undefined : await readInput(session.io, flags.banned);
        const { list, source } = await openList(session.io, file, flags);
        const answer = checkLegality(list, source, {
          format: flags.format,
          banned: banned === undefined ? undefined : await findBanned(parseBannedList(banned), source),
          chosenColor: flags.chosenColor,
          nearest: await nearestOf(list, source),
        });
        if (!answer.legal) answerNo(session);
        respond(session, flags, answer, (style) => legalityText(answer, style));
      },
    );
};

/** Says which lines cannot be read; they end the command unless they may be skipped. */
const reportErrors = ({ errors }: ReadList, session: Session, maySkip: boolean): boolean => {
  for (const { line, text, message } of errors)
    session.io.stderr.write(`crownsmith: line ${line}: ${message} (${text})\n`);
  if (errors.length === 0 || maySkip) return true;
  session.io.stderr.write('crownsmith: Nothing was printed; --skip-invalid leaves such lines out.\n');
  session.exitCode = EXIT.usage;
  return false;
};

const SKIP = 'leave out lines that cannot be read, instead of ending with exit code 2';

const addConvert = (program: Command, session: Session): void => {
  addSourceOptions(
    addListOptions(
      program
        .command('convert')
        .summary('a list in the format of another program')
        .description('Prints a list in another format. Names, printings and tags stay as they are written.'),
      NOTATIONS,
    )
      .addOption(new Option('--to <format>', 'the format to print').choices(PRINTED).makeOptionMandatory())
      .option('--skip-invalid', SKIP),
  )
    .addHelpText('after', examplesText(EXAMPLES.convert))
    .action(
      async (
        file: string | undefined,
        flags: AnswerFlags & { readonly to: PrintFormat; readonly skipInvalid?: boolean },
      ) => {
        const { printList, toDocument } = await import('../list/print-list');
        const { list } = await openList(session.io, file, flags);
        if (reportErrors(list, session, flags.skipInvalid === true))
          printText(session, printList(toDocument(list), flags.to));
      },
    );
};

const warnOfUnknown = (unknown: readonly string[], source: CardSource, session: Session): void => {
  if (unknown.length > 0)
    session.io.stderr.write(
      `crownsmith: exported as written, as ${source.label} does not know them: ${unknown.join(', ')}\n`,
    );
};

const addExport = (program: Command, session: Session): void => {
  addSourceOptions(
    addListOptions(
      program
        .command('export')
        .summary('a list with the names that other programs and shops know')
        .description(
          'Prints a list with the names that other programs know cards by (of two faces the front), as text or as a link that opens it on another site.',
        ),
      NOTATIONS,
    )
      .addOption(
        new Option('--to <format>', 'the format to print')
          .choices([...PRINTED, ...LINKS])
          .makeOptionMandatory(),
      )
      .option('--skip-invalid', SKIP),
  )
    .addHelpText('after', examplesText(EXAMPLES.export))
    .action(
      async (
        file: string | undefined,
        flags: AnswerFlags & { readonly to: PrintFormat | LinkTarget; readonly skipInvalid?: boolean },
      ) => {
        const { exportList } = await import('../answer/export-list');
        const { list, source } = await openList(session.io, file, flags);
        if (!reportErrors(list, session, flags.skipInvalid === true)) return;
        const { text, unknown } = exportList(list, flags.to);
        warnOfUnknown(unknown, source, session);
        printText(session, text);
      },
    );
};

const addPrice = (program: Command, session: Session): void => {
  addSourceOptions(
    addListOptions(
      program
        .command('price')
        .summary('what a list costs')
        .description('Prints the total price of a list at each source that prices its cards.'),
      NOTATIONS,
    ).addOption(new Option('--source <source>', 'only this price source').choices(PRICE_SOURCES)),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.price))
    .action(async (file: string | undefined, flags: AnswerFlags & { readonly source?: PriceSource }) => {
      const [{ priceList }, { priceText }] = await Promise.all([
        import('../answer/price'),
        import('../text/answers'),
      ]);
      const { list, source } = await openList(session.io, file, flags);
      const answer = await priceList(list, source, flags.source);
      respond(session, flags, answer, (style) => priceText(answer, style));
    });
};

interface RecommendFlags extends AnswerFlags, ChosenColorFlags, CompareFlags, LimitFlags {
  readonly commander?: readonly string[];
  readonly limit: number;
  readonly cuts: number;
  readonly lands: boolean;
  /** false for `--no-list` */
  readonly list: boolean;
}

const EMPTY: ReadList = { commanders: [], main: [], skipped: [], errors: [], commandersGuessed: false };

/** The list of a command that can do without one: with commanders, none is read from a terminal. */
const openOptionalList = async (file: string | undefined, flags: RecommendFlags, { io }: Session) => {
  refuseTwoLists(file, flags);
  const hasCommander = flags.commander !== undefined;
  const isAbsent = file === undefined && flags.entry === undefined && io.stdin.isTTY === true && hasCommander;
  if (!flags.list || isAbsent) return { list: EMPTY, source: await openSourceOf(flags, io) };
  const text = flags.entry?.join('\n') ?? (await readInput(io, file));
  if (text.trim() === '' && hasCommander) return { list: EMPTY, source: await openSourceOf(flags, io) };
  if (text.trim() === '') throw new Failure('usage', listFaultText(EMPTY_LIST));
  const { readList } = await import('../list/read-list');
  const source = await openSourceOf(flags, io);
  return { list: await readList(text, source, flags.from), source };
};

const addRecommend = (program: Command, session: Session): void => {
  addSourceOptions(
    addCompareOptions(
      addChosenColorOption(
        addLimitOptions(
          addListOptions(
            program
              .command('recommend')
              .summary('cards to add to a list, and to cut')
              .description(
                'Recommends cards for a list, each with its reason and figures. Needs --host or --snapshot. The commanders are those of the list, or --commander.',
              ),
            NOTATIONS,
          ),
        )
          .option('-c, --commander <name>', 'a commander; twice for a pair', collectValues)
          .option('--no-list', 'recommend for the commander alone; standard input is not read')
          .addOption(
            new Option('--limit <n>', 'cards to add').argParser(wholeNumber(0, MAX_LIMIT)).default(20),
          )
          .addOption(new Option('--cuts <n>', 'cards to cut').argParser(wholeNumber(0, MAX_CUTS)).default(0))
          .option('--no-lands', 'no lands among the cards to add'),
      ),
    ),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.recommend))
    .action(async (file: string | undefined, flags: RecommendFlags) => {
      const [{ recommend }, { recommendText }] = await Promise.all([
        import('../answer/recommend'),
        import('../text/answers'),
      ]);
      const { list, source } = await openOptionalList(file, flags, session);
      reportErrors(list, session, true);
      const answer = await recommend(list, source, {
        commanders: flags.commander,
        limit: flags.limit,
        cuts: flags.cuts,
        withoutLands: !flags.lands,
        chosenColor: flags.chosenColor,
        compare: compareOf(flags),
        limits: await limitsOf(flags, session.io),
      });
      respond(session, flags, answer, (style) => recommendText(answer, style));
    });
};

/** Adds the commands about lists: report, playtest, legality, convert, export, price, recommend. */
export const addListCommands = (program: Command, session: Session): void => {
  addReport(program, session, NOTATIONS);
  addPlaytest(program, session, NOTATIONS);
  addLegality(program, session);
  addConvert(program, session);
  addExport(program, session);
  addPrice(program, session);
  addRecommend(program, session);
};
