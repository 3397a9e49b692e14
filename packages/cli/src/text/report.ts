import type { ReportCombo } from '@crownsmith/api-client';
import {
  countedText,
  decksOfKinds,
  medianText,
  percentText,
  priceText,
  shareText,
} from '@crownsmith/answers/text';
import { isUndecided } from '@crownsmith/domain';
import type { ReportAnswer } from '../answer/report';
import { asCheapestText } from './answers';
import type { Style } from './style';

/** Cards of a list that are named. */
const SHOWN = 8;

const namesOf = (cards: readonly { readonly name: string }[]): string =>
  cards
    .slice(0, SHOWN)
    .map(({ name }) => name)
    .join(', ');

const section = (title: string, lines: readonly string[], style: Style): readonly string[] =>
  lines.length === 0 ? [] : ['', style.bold(title), ...lines.map((line) => `  ${line}`)];

const comboLine = ({ cards, missing, results }: ReportCombo): string => {
  const lacks = missing.length === 0 ? '' : `; lacks ${namesOf(missing)}`;
  return `${cards.map(({ name }) => name).join(' + ')}: ${results.slice(0, 2).join(', ')}${lacks}`;
};

const headLines = (
  { commanders, num_cards, legality, bracket, not_understood }: ReportAnswer,
  style: Style,
): readonly string[] => {
  const { violations } = legality;
  const isUnknown = isUndecided(violations);
  const reasons = [
    ...(violations.length > 0 ? [countedText(violations.length, isUnknown ? 'card' : 'violation')] : []),
    ...(not_understood.length > 0 ? [`${countedText(not_understood.length, 'line')} left out`] : []),
  ];
  const unknown = violations.filter(({ code }) => code === 'unknown-card').length;
  const among = unknown === 0 ? '' : `, ${countedText(unknown, 'unknown name')} among them`;
  const verdict = legality.legal
    ? style.good('legal')
    : style.bad([isUnknown ? 'not known to be legal' : 'not legal', ...reasons].join(', '));
  return [
    `${style.bold(namesOf(commanders) || 'no commander')}, ${countedText(num_cards, 'card')}${among}: ${verdict}`,
    `Bracket ${bracket.estimate}, ${bracket.name} (an estimate)`,
    ...bracket.reasons.map(({ at_least, message }) => `  at least ${at_least}: ${message}`),
    ...(bracket.lower === null
      ? []
      : [`  ${bracket.lower.bracket} without ${namesOf(bracket.lower.take_out)}`]),
  ];
};

/** How many cards of an average deck a list has; older hosts send the share alone. */
const shareOfCards = ({
  num_shared,
  num_cards,
  overlap,
}: Pick<ReportAnswer['average']['parts'][number], 'num_shared' | 'num_cards'> & {
  readonly overlap: number | null;
}): string =>
  num_shared === undefined || num_cards === undefined
    ? `${Math.round(overlap ?? 0)}% of the cards`
    : `${num_shared} of ${num_cards} cards`;

/** What was asked besides the report. */
const adviceLines = ({ fill, upgrade, trim, why_not }: ReportAnswer, style: Style): readonly string[] => [
  ...(fill === undefined
    ? []
    : section(
        `Fill: ${fill.summary}, ${priceText(fill.cost)}`,
        [...fill.cards.map(({ count, name, reason }) => `${count} ${name}: ${reason}`), ...fill.notes],
        style,
      )),
  ...(upgrade === undefined
    ? []
    : section(
        `Upgrade: ${upgrade.summary}`,
        [
          ...upgrade.swaps.map(
            ({ out, in: card, reason }) => `${out.name} → ${card.name}: ${reason.message}`,
          ),
          ...upgrade.notes,
        ],
        style,
      )),
  ...(trim === undefined
    ? []
    : section(
        `Trim: ${trim.summary}`,
        [...trim.cuts.map(({ count, name, reason }) => `${count} ${name}: ${reason.message}`), ...trim.notes],
        style,
      )),
  ...(why_not === undefined ? [] : section(`Why not ${why_not.card.name}?`, why_not.sentences, style)),
];

/** A report as text for people: every part that has something to tell. */
export const reportText = (answer: ReportAnswer, style: Style): string => {
  const {
    not_understood,
    legality,
    lacks,
    cuts,
    swaps,
    combos,
    average,
    colors,
    themes,
    price,
    salt,
    notes,
    data,
  } = answer;
  const lines = new Set(legality.violations.map(({ line }) => line));
  const unread = not_understood.filter(({ line }) => line === null || !lines.has(line));
  return [
    ...headLines(answer, style),
    ...section(
      'Legality',
      [
        ...legality.violations.map(
          ({ line, message, fix }) =>
            `${line === null ? 'deck' : `line ${line}`}: ${message} ${style.faint(fix)}`,
        ),
        ...(legality.notes ?? []),
      ],
      style,
    ),
    ...section(
      'Left out',
      unread.map(({ line, message }) => (line === null ? message : `line ${line}: ${message}`)),
      style,
    ),
    ...section(
      'Themes',
      themes.map(({ name, cards }) => `${name}: ${countedText(cards, 'card')}`),
      style,
    ),
    ...section(
      'Lacks',
      lacks.map(
        ({ job, label, have, usual, decks, among, cards }) =>
          `${label}: ${have}, ${medianText({ job, usual, decks, among }, answer.commanders.length, answer.compared_with)}${cards.length === 0 ? '' : `; ${namesOf(cards)}`}`,
      ),
      style,
    ),
    ...section(
      'Cuts',
      cuts.map(({ name, reason }) => `${name}${reason.message === '' ? '' : `: ${reason.message}`}`),
      style,
    ),
    ...section(
      'Swaps',
      swaps.map((swap) => `${swap.out.name} → ${swap.in.name}: ${swap.reason.message}`),
      style,
    ),
    ...adviceLines(answer, style),
    ...section(`Combos: ${combos.num_complete}`, combos.complete.slice(0, SHOWN).map(comboLine), style),
    ...section(
      `One card away: ${combos.num_missing_one}`,
      combos.missingOne.slice(0, SHOWN).map(comboLine),
      style,
    ),
    ...(average.overlap === null
      ? []
      : section(
          `Average deck of ${decksOfKinds(average.num_decks, average.num_tournament)}: ${shareOfCards(average)}`,
          [
            ...average.parts.map(
              (part) =>
                `${part.name}: ${shareOfCards(part)} that ${countedText(part.num_decks, 'deck')} play most`,
            ),
            ...average.missing
              .slice(0, SHOWN)
              .map(
                ({ name, num_decks, potential_decks }) =>
                  `lacks ${name}: ${shareText(num_decks, potential_decks)}`,
              ),
            ...average.unusual
              .slice(0, SHOWN)
              .map(
                ({ name, num_decks, potential_decks }) =>
                  `only here ${name}: ${shareText(num_decks, potential_decks)}`,
              ),
          ],
          style,
        )),
    ...section(
      'Colours',
      colors.map(({ color, symbols, sources, chances }) => {
        const [first] = chances;
        const chance = first ? `; ${first.needed} by turn ${first.turn}: ${percentText(first.chance)}` : '';
        return `${color}: ${countedText(symbols, 'symbol')}, ${countedText(sources, 'source')}${chance}`;
      }),
      style,
    ),
    '',
    `Price ${priceText(price.total)}${price.estimated ? ' (estimated)' : ''}${price.unpriced === 0 ? '' : ` without ${countedText(price.unpriced, 'card')} of unknown price`}${asCheapestText(price.as_cheapest)}, salt ${salt.total.toFixed(1)}`,
    ...notes.map((note) => style.faint(note)),
    style.faint(`From ${data.label}.`),
  ].join('\n');
};
