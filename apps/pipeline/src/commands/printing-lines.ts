import type { PrintingImportSummary } from '#src/printings/import-printings';
import { formatCount, formatNoun } from './number-text';
import { absentFieldsLine, countLine, detailsLine, leftOutLine } from './summary-lines';

/** Files of fewer cards are excerpts, of which each may well have one printing. */
const MANY_CARDS = 100;

/** Lines for the operator about an import of printings. */
export const printingLines = (summary: PrintingImportSummary): readonly string[] => {
  const total = formatNoun(summary.total, 'printing');
  if (summary.alreadyImported) return [`${summary.name}: already imported, nothing changed (${total}).`];
  const { withoutCard } = summary;
  const examples = withoutCard.examples.length === 0 ? '' : `, such as ${withoutCard.examples.join(', ')}`;
  return [
    `${summary.name}: ${formatNoun(summary.read, 'printing')} read; ${formatCount(summary.added)} new, ${formatCount(summary.changed)} changed, ${formatCount(summary.unchanged)} unchanged${summary.dropped > 0 ? `, ${formatCount(summary.dropped)} dropped` : `; ${formatCount(summary.kept)} others kept`}.`,
    ...(summary.cards === summary.read && summary.cards >= MANY_CARDS
      ? [
          '  No card has more than one printing: this looks like a file of cards, such as Scryfall’s oracle cards. All printings are in its default cards.',
        ]
      : []),
    ...leftOutLine(summary.leftOut),
    ...countLine(
      'without a card in the store',
      withoutCard.printings,
      ` (tokens and the like${examples}; not shown)`,
    ),
    ...countLine('without a date', summary.undated, ' (not taken for the first one of their cards)'),
    ...countLine('in other languages, beside the same in English', summary.otherLanguages),
    ...countLine('with the id of an earlier record, which stays', summary.repeated),
    ...countLine('names on printings besides the cards’ own', summary.names),
    ...absentFieldsLine(summary.absentFields),
    ...countLine('rejected', summary.rejected),
    ...detailsLine(summary.rejectsFile),
    `The store has ${total}.`,
  ];
};
