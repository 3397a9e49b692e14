import type { PrintingImportSummary } from '#src/printings/import-printings';
import { formatCount, formatNoun } from './number-text';
import { absentFieldsLine, countLine, detailsLine, leftOutLine } from './summary-lines';

/** Lines for the operator about an import of printings. */
export const printingLines = (summary: PrintingImportSummary): readonly string[] => {
  const total = formatNoun(summary.total, 'printing');
  if (summary.alreadyImported) return [`${summary.name}: already imported, nothing changed (${total}).`];
  const { withoutCard } = summary;
  const examples = withoutCard.examples.length === 0 ? '' : `, such as ${withoutCard.examples.join(', ')}`;
  return [
    `${summary.name}: ${formatNoun(summary.read, 'printing')} read; ${formatCount(summary.added)} new, ${formatCount(summary.changed)} changed, ${formatCount(summary.unchanged)} unchanged${summary.dropped > 0 ? `, ${formatCount(summary.dropped)} dropped` : `; ${formatCount(summary.kept)} others kept`}.`,
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
