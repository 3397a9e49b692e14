import type { Command } from 'commander';
import { Failure } from '../failure';
import { MAX_SEARCH_PAGE, SEARCH_LIMIT, type SearchPage } from '../answer/search-limit';
import { EXAMPLES, examplesText } from './examples';
import { readNames } from './input';
import { addSourceOptions, openSourceOf, wholeNumber, type SourceFlags } from './options';
import { respond, type Session } from './respond';

interface AnswerFlags extends SourceFlags {
  readonly json?: boolean;
}

const JSON_TEXT = 'print JSON (its shape: crownsmith schema <command>)';

const requireNames = async (names: readonly string[], session: Session): Promise<readonly string[]> => {
  const given =
    names.length > 0 && !(names.length === 1 && names[0] === '-') ? names : await readNames(session.io);
  if (given.length === 0) throw new Failure('usage', 'Name a card.');
  return given;
};

const addSlug = (program: Command, session: Session): void => {
  program
    .command('slug')
    .summary('the slugs of names, as in the addresses of pages')
    .description('Prints the slug of each name, a line each. Without names, reads them from standard input.')
    .argument('[name...]', 'names of cards or commanders; quote each')
    .option('--pair', 'one slug for two commanders')
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.slug))
    .action(async (names: readonly string[], flags: { readonly pair?: boolean; readonly json?: boolean }) => {
      const { slugOfPair, slugsOf } = await import('../answer/slug');
      const given = await requireNames(names, session);
      const slugs = flags.pair === true ? slugOfPair(given) : slugsOf(given);
      respond(session, flags, slugs, () => slugs.map(({ slug }) => slug).join('\n'));
    });
};

const addIdentity = (program: Command, session: Session): void => {
  addSourceOptions(
    program
      .command('identity')
      .summary('the colour identity of cards, or of a list’s commanders')
      .description(
        'Prints the combined colour identity of cards. Without names, reads a list from standard input (or --file) and takes its commanders.',
      )
      .argument('[name...]', 'names of cards; quote each')
      .option('-f, --file <file>', 'a list whose commanders to take'),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.identity))
    .action(async (names: readonly string[], flags: AnswerFlags & { readonly file?: string }) => {
      const [{ identityOfCards }, { identityText }] = await Promise.all([
        import('../answer/identity'),
        import('../text/answers'),
      ]);
      const isList = names.length === 0 || names[0] === '-';
      const source = isList ? undefined : await openSourceOf(flags, session.io);
      const answer = source ? await identityOfCards(names, source) : await identityOfList(flags, session);
      respond(session, flags, answer, () => identityText(answer));
    });
};

const identityOfList = async (flags: SourceFlags & { readonly file?: string }, session: Session) => {
  const [{ openList }, { identityOfCards }] = await Promise.all([
    import('./options'),
    import('../answer/identity'),
  ]);
  const { list, source } = await openList(session.io, flags.file, flags);
  if (list.commanders.length === 0)
    throw new Failure('no', 'The list has no commander. Mark one, or pass names.');
  return identityOfCards(
    list.commanders.map(({ name }) => name),
    source,
  );
};

const addCard = (program: Command, session: Session): void => {
  addSourceOptions(
    program
      .command('card')
      .summary('facts of a card')
      .description('Prints the facts of a card, found by its name, the name of a face, or its slug.')
      .argument('<name...>', 'a name; several words are one name'),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.card))
    .action(async (words: readonly string[], flags: AnswerFlags) => {
      const [{ findCard }, { cardText }] = await Promise.all([
        import('../answer/card'),
        import('../text/answers'),
      ]);
      const answer = await findCard(words.join(' '), await openSourceOf(flags, session.io));
      respond(session, flags, answer, (style) => cardText(answer, style));
    });
};

const addCommander = (program: Command, session: Session): void => {
  addSourceOptions(
    program
      .command('commander')
      .summary('what decks with a commander play')
      .description(
        'Prints how many decks a commander or pair has and which cards they play. Needs --host or --snapshot.',
      )
      .argument('<name>', 'the commander; quote it')
      .argument('[partner]', 'the other commander of a pair; quote it'),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.commander))
    .action(async (name: string, partner: string | undefined, flags: AnswerFlags) => {
      const [{ findCommander }, { commanderText }] = await Promise.all([
        import('../answer/commander'),
        import('../text/answers'),
      ]);
      const source = await openSourceOf(flags, session.io);
      const answer = await findCommander([name, ...(partner === undefined ? [] : [partner])], source);
      respond(session, flags, answer, (style) => commanderText(answer, style));
    });
};

const addSearch = (program: Command, session: Session): void => {
  addSourceOptions(
    program
      .command('search')
      .summary('cards that meet conditions')
      .description(
        'Prints the cards that meet conditions such as t:creature id<=sultai mv<=3, in the language of Scryfall’s searches. With a host or a snapshot decks count, too: inclusion>=20, with:muldrotha.',
      )
      .argument('<query...>', 'the conditions; quote them')
      .option(
        '-n, --limit <number>',
        'cards to print',
        wholeNumber(1, SEARCH_LIMIT.max),
        SEARCH_LIMIT.default,
      )
      .option('-p, --page <number>', 'which part of the cards', wholeNumber(1, MAX_SEARCH_PAGE), 1),
  )
    .option('--json', JSON_TEXT)
    .addHelpText('after', examplesText(EXAMPLES.search))
    .action(async (words: readonly string[], flags: AnswerFlags & SearchPage) => {
      const [{ searchCards }, { searchText }] = await Promise.all([
        import('../answer/search'),
        import('../text/answers'),
      ]);
      const answer = await searchCards(words.join(' '), await openSourceOf(flags, session.io), flags);
      respond(session, flags, answer, (style) => searchText(answer, style));
    });
};

/** Adds the commands about names: slug, identity, card, search, commander. */
export const addCardCommands = (program: Command, session: Session): void => {
  addSlug(program, session);
  addIdentity(program, session);
  addCard(program, session);
  addSearch(program, session);
  addCommander(program, session);
};
