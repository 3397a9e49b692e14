import { outOfLine, requestOfDeck, tableFigures, type DeckPassport } from '@crownsmith/answers';
import { unknownCardText } from '@crownsmith/answers/text';
import {
  bracketName,
  countListCards,
  err,
  isUndecided,
  ok,
  slugOfCardUrl,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import type { PageRow } from '#app/model/card';
import type { Snapshot } from '#app/snapshot/current.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import type { ListLineError } from '#app/model/list-errors';
import { countedText, countText, percentText, priceText } from '#app/ui/format/numbers';
import { codeOfText, deckOnlyParameters, readDeckAddress } from '../deck-address.server';
import { queryOf } from '../deck-page-state';
import { openDeck } from '../open-deck.server';
import { clockText, pairsText, reasonsText, rulesText } from '../passport/passport-rows.server';
import { tableHref } from '../table/table-view';
import { DECK_OPTIONS } from './commands';
import { plain, type EmbedContent } from './embed';

/** What somebody typed after a command. */
export interface CommandInput {
  readonly name: string;
  /** values of its options; the address of a file for one */
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** What commands are answered from. */
export interface CommandSource {
  readonly snapshot: Snapshot;
  /** public origin of the site */
  readonly origin: string;
  /** Reads a list that was attached; the error is a sentence. */
  readonly readFile: (address: string) => Promise<Result<string, string>>;
}

type Answer = Promise<Result<EmbedContent, string>>;

/** Rows of a list, and names of one. */
const MOST = 5;

const link = ({ origin }: CommandSource, name: string, path: string): string =>
  `[${plain(frontOf(name))}](${origin}${path})`;

const unknownCard = (name: string, { snapshot }: CommandSource): string =>
  unknownCardText(name, snapshot.typeahead(name, 'cards', 1)[0]?.label);

const answerCard = async (name: string, source: CommandSource): Answer => {
  const { snapshot, origin } = source;
  const wire = snapshot.resolveCard(name);
  const view = wire && (await snapshot.cardPage(slugOfCardUrl(wire.url) ?? ''));
  if (!wire || !view) return err(unknownCard(name, source));
  const { numDecks, potentialDecks, topCommanders } = view;
  return ok({
    title: wire.name,
    url: origin + wire.url,
    lines: [
      plain(wire.type),
      ...(view.legality === 'banned' ? ['Banned in Commander.'] : []),
      potentialDecks === 0
        ? 'No deck that is counted could play it.'
        : `${countText(numDecks)} of ${countedText(potentialDecks, 'deck')} that could play it do (${percentText(numDecks / potentialDecks)}).`,
    ],
    fields: [
      [
        'Most decks with it',
        topCommanders
          .slice(0, MOST)
          .map(
            ({ cards, slug, withCard, potentialDecks: could }) =>
              `${link(source, cards.map(({ name: leader }) => frontOf(leader)).join(' and '), `/commanders/${slug}`)}: ${countText(withCard)} of ${countText(could)}`,
          )
          .join('\n'),
      ],
    ],
  });
};

const rowText = (source: CommandSource, { card, numDecks, potentialDecks }: PageRow): string =>
  `${link(source, card.name, `/cards/${card.slug}`)}: ${countText(numDecks)} of ${countText(potentialDecks)}`;

const answerCommander = async (name: string, partner: string | undefined, source: CommandSource): Answer => {
  const text = partner === undefined ? name : `${name} + ${partner}`;
  const view = await findCommander(text, source.snapshot);
  if (!view)
    return err(
      source.snapshot.resolveCard(name) === undefined
        ? unknownCard(name, source)
        : `There is no page of “${text}” as a commander.`,
    );
  const { cards, slug, numDecks, rank, averagePrice, lists, estimated } = view;
  return ok({
    title: cards.map((card) => frontOf(card.name)).join(' and '),
    url: `${source.origin}/commanders/${slug}`,
    lines: [
      `${countedText(numDecks, 'deck')}${rank === null ? '' : `, number ${countText(rank)} of all commanders`}${averagePrice === null ? '' : `; an average deck costs ${priceText(averagePrice)}`}.`,
      ...(estimated ? ['Too few decks are known: its lists are estimated.'] : []),
    ],
    fields: lists
      .filter(({ rows }) => rows.length > 0)
      .slice(0, MOST)
      .map(({ header, rows }) => [
        header,
        rows
          .slice(0, MOST)
          .map((row) => rowText(source, row))
          .join('\n'),
      ]),
  });
};

/** A deck that somebody named, and what of it was left out, as a sentence. */
interface StatedDeck {
  readonly deck: PlayerDeck;
  readonly leftOut: readonly string[];
}

const leftOutText = (lineErrors: readonly ListLineError[]): readonly string[] => {
  const [first] = lineErrors;
  if (first === undefined) return [];
  const more = lineErrors.length > 1 ? `, and ${lineErrors.length - 1} more lines` : '';
  const place = first.line === undefined ? '' : `line ${first.line}: `;
  return [`Left out: ${place}${plain(first.text)}${more}`];
};

const readStatedDeck = async (text: string, snapshot: Snapshot): Promise<Result<StatedDeck, string>> => {
  const code = codeOfText(text);
  if (code !== undefined) {
    const read = readDeckAddress(new URLSearchParams({ d: code }), await snapshot.cardNumbers());
    return read.ok ? ok({ deck: read.value.deck, leftOut: [] }) : read;
  }
  // Discord takes texts of one line: what was pasted has lost its line ends.
  const lines = text.includes('\n') ? text : text.replaceAll(/\s(?=\d{1,3}x?\s)/g, '\n');
  const opened = await openDeck({ text: lines, commander: '', partner: '' }, snapshot);
  if (!opened.ok) return err(opened.error.error);
  return ok({ deck: opened.value.deck, leftOut: leftOutText(opened.value.lineErrors) });
};

/** The deck of a command: its address, its list, or the file with it. */
const readCommandDeck = async (
  { deck, file }: CommandInput['options'],
  { snapshot, readFile }: CommandSource,
): Promise<Result<StatedDeck, string>> => {
  if (deck !== undefined) return readStatedDeck(deck, snapshot);
  if (file === undefined) return err('Name the address of a deck, or attach a file with its list.');
  const text = await readFile(file);
  return text.ok ? readStatedDeck(text.value, snapshot) : text;
};

const parametersOf = async (deck: PlayerDeck, { snapshot }: CommandSource) =>
  deckOnlyParameters(deck, await snapshot.cardNumbers());

const titleOf = ({ commanders }: { readonly commanders: readonly { readonly name: string }[] }): string =>
  commanders.map(({ name }) => frontOf(name)).join(' and ') || 'A deck without a commander';

const bracketLine = (
  { bracket: { estimate, name } }: { readonly bracket: { readonly estimate: number; readonly name: string } },
  deck: PlayerDeck,
): string =>
  `Bracket ${estimate} (${name}) by its cards${deck.bracket === undefined ? '' : `; declared ${deck.bracket} (${bracketName(deck.bracket)})`}.`;

const answerDeck = async (options: CommandInput['options'], source: CommandSource): Answer => {
  const read = await readCommandDeck(options, source);
  if (!read.ok) return read;
  const { deck, leftOut } = read.value;
  const report = await source.snapshot.reportDeck(requestOfDeck(deck), { average: false });
  if (!report.ok) return err(report.error.errors[0]);
  const { commanders, legality, bracket, price, swaps, cuts, lacks } = report.value;
  const url = `${source.origin}/deck?${queryOf(await parametersOf(deck, source))}`;
  return ok({
    title: `${titleOf({ commanders })}, ${countedText(countListCards(deck), 'card')}`,
    url,
    lines: [
      ...leftOut,
      legality.legal
        ? 'Legal.'
        : `${isUndecided(legality.violations) ? 'Not known to be legal' : 'Not legal'}: ${plain(legality.violations[0]?.message ?? '')}${legality.violations.length > 1 ? ` And ${legality.violations.length - 1} more.` : ''}`,
      bracketLine({ bracket }, deck),
      `${priceText(price.total)}${price.estimated ? ', estimated' : ''}.`,
    ],
    fields: [
      [
        'It lacks',
        lacks
          .slice(0, MOST)
          .map(({ label, have, usual }) => `${plain(label)}: ${have} of ${Math.round(usual)}`)
          .join('\n'),
      ],
      [
        'Swap',
        swaps
          .slice(0, MOST)
          .map(
            ({ out, in: one, reason }) =>
              `${link(source, out.name, out.url)} for ${link(source, one.name, one.url)}: ${plain(reason.message)}`,
          )
          .join('\n'),
      ],
      [
        'Cut',
        cuts
          .slice(0, MOST)
          .map(({ name, url: path, reason }) => `${link(source, name, path)}: ${plain(reason.message)}`)
          .join('\n'),
      ],
    ],
  });
};

/** What a table asks about a deck. */
const passportFields = (passport: DeckPassport): readonly (readonly [string, string])[] => [
  ['Rules', plain(rulesText(passport, MOST))],
  ['Why', plain(reasonsText(passport, MOST))],
  ['Combos of two cards', plain(pairsText(passport, MOST))],
  ['Alone it could win', plain(clockText(passport, MOST))],
];

const answerBracket = async (options: CommandInput['options'], source: CommandSource): Answer => {
  const read = await readCommandDeck(options, source);
  if (!read.ok) return read;
  const { deck, leftOut } = read.value;
  const passport = await source.snapshot.passportOf(requestOfDeck(deck));
  if (!passport.ok) return err(passport.error.errors[0]);
  return ok({
    title: titleOf(passport.value),
    url: `${source.origin}/deck/passport?${queryOf(await parametersOf(deck, source))}`,
    lines: [...leftOut, bracketLine(passport.value, deck)],
    fields: passportFields(passport.value),
  });
};

const answerTable = async (options: CommandInput['options'], source: CommandSource): Answer => {
  const seats: (StatedDeck & { readonly passport: DeckPassport })[] = [];
  const codes: string[] = [];
  // One after the other: each plays its games.
  for (const name of DECK_OPTIONS) {
    const text = options[name];
    if (text === undefined) continue;
    const read = await readStatedDeck(text, source.snapshot);
    if (!read.ok) return err(`Deck ${DECK_OPTIONS.indexOf(name) + 1}: ${read.error}`);
    const { deck } = read.value;
    const passport = await source.snapshot.passportOf(requestOfDeck(deck));
    if (!passport.ok) return err(`Deck ${DECK_OPTIONS.indexOf(name) + 1}: ${passport.error.errors[0]}`);
    seats.push({ ...read.value, passport: passport.value });
    const [[, code] = []] = (await parametersOf(deck, source)).filter(([field]) => field === 'd');
    if (code !== undefined) codes.push(code);
  }
  if (seats.length < 2) return err('A table has two decks or more.');
  const out = outOfLine(seats.map(({ passport }) => tableFigures(passport)));
  return ok({
    title: `A table of ${seats.length} decks`,
    url: source.origin + tableHref(codes),
    lines: out.every((one) => one === undefined) ? ['No deck is out of line.'] : [],
    fields: seats.map(({ deck, leftOut, passport }, at) => [
      titleOf(passport),
      [
        ...leftOut,
        bracketLine(passport, deck),
        ...(out[at] === undefined ? [] : [`Out of line: ${plain(out[at] ?? '')}`]),
      ].join('\n'),
    ]),
  });
};

/** Answers a command of this site; the error is a sentence for who sent it. */
export const answerCommand = async ({ name, options }: CommandInput, source: CommandSource): Answer => {
  switch (name) {
    case 'card':
      return answerCard(options['name'] ?? '', source);
    case 'commander':
      return answerCommander(options['name'] ?? '', options['partner'], source);
    case 'deck':
      return answerDeck(options, source);
    case 'bracket':
      return answerBracket(options, source);
    case 'table':
      return answerTable(options, source);
    default:
      return err('This site has no such command.');
  }
};
