import type { CardImportSummary } from '#src/cards/import-cards';
import type { DeckImportSummary } from '#src/decks/import-decks';
import type { UnresolvedName } from '#src/names/unresolved-names';
import type { PriceImportSummary } from '#src/prices/import-prices';
import type { PublishSummary } from '#src/publish/publish';
import { formatsWithoutDecks, type PublishOptions } from '#src/publish/publish-options';
import type { RecordImportSummary } from '#src/records/import-records';
import { formatCount, formatCounts, formatNoun } from './number-text';

/** Examples listed of renamed cards and unknown names. */
const MAX_EXAMPLES = 8;

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, value) => total + value, 0);

/** An indented line, or none for a count of 0. */
export const countLine = (label: string, count: number, detail = ''): readonly string[] =>
  count > 0 ? [`  ${label}: ${formatCount(count)}${detail}`] : [];

/** The line that names the rejects file. */
export const detailsLine = (rejectsFile: string | undefined): readonly string[] =>
  rejectsFile === undefined ? [] : [`  details: ${rejectsFile}`];

/** What of a file is no card of a deck. */
export const leftOutLine = (leftOut: Readonly<Record<string, number>>): readonly string[] =>
  countLine('left out, not Commander cards', sum(leftOut), ` (${formatCounts(leftOut)})`);

/** Fields of today's records that a file lacks: what they say is not known, or stays as the store has it. */
export const absentFieldsLine = (fields: readonly string[]): readonly string[] =>
  fields.length === 0
    ? []
    : [`  fields that no record has: ${fields.join(', ')} (renamed? compare with: pipeline sources check)`];

/** The most frequent unknown names with suggestions. */
const unresolvedLines = (
  unresolved: readonly UnresolvedName[],
  describe: (one: UnresolvedName) => string,
): readonly string[] =>
  unresolved
    .slice(0, MAX_EXAMPLES)
    .map(
      (one) => `    ${describe(one)}${one.nearest.length > 0 ? `; similar: ${one.nearest.join(', ')}` : ''}`,
    );

/** Lines for the operator about an import of cards. */
export const cardLines = (summary: CardImportSummary): readonly string[] => {
  const total = formatNoun(summary.total, 'card');
  if (summary.alreadyImported) return [`${summary.name}: already imported, nothing changed (${total}).`];
  return [
    `${summary.name}: ${formatNoun(summary.read, 'card')} read; ${formatCount(summary.added)} new, ${formatCount(summary.changed)} changed, ${formatCount(summary.unchanged)} unchanged; ${formatCount(summary.kept)} others kept.`,
    ...(summary.renamed.length > 0
      ? [
          `  renamed: ${summary.renamed
            .slice(0, MAX_EXAMPLES)
            .map(({ from, to }) => `${from} → ${to}`)
            .join(', ')}`,
        ]
      : []),
    ...leftOutLine(summary.leftOut),
    ...countLine('unknown partner abilities', summary.unknownPartners, ' (treated as no partner)'),
    ...countLine(
      'rules of commanders that are not understood',
      summary.unreadRules.length,
      ` (size and colours of their decks are not checked): ${summary.unreadRules.slice(0, MAX_EXAMPLES).join('; ')}`,
    ),
    ...absentFieldsLine(summary.absentFields),
    ...countLine('rejected', summary.rejected),
    ...detailsLine(summary.rejectsFile),
    `The store has ${total}.`,
  ];
};

/** What pending decks wait for: cards that no imported file has, by any of their names. */
const awaitedLine = ({
  pending,
  awaited,
}: Pick<DeckImportSummary, 'pending' | 'awaited'>): readonly string[] => {
  const names = Object.entries(awaited);
  const listed = names
    .slice(0, MAX_EXAMPLES)
    .map(([name, decks]) => `${name} (${formatCount(decks)})`)
    .join('; ');
  const more = names.length > MAX_EXAMPLES ? ` and ${formatNoun(names.length - MAX_EXAMPLES, 'other')}` : '';
  return countLine(
    'pending until an import of cards, printings or names knows their commander',
    pending,
    `: ${listed}${more}`,
  );
};

/** Lines for the operator about an import of decks. */
export const deckLines = (summary: DeckImportSummary): readonly string[] => {
  if (summary.alreadyImported) return [`${summary.name}: already imported, nothing changed.`];
  const { read, formats, added, duplicates, redated, unresolved } = summary;
  const mentions = unresolved.reduce((total, name) => total + name.decks, 0);
  return [
    `${summary.name}: ${formatNoun(read, 'deck')} read (${formatCounts(formats)}); ${formatCount(added)} new, ${formatNoun(duplicates, 'duplicate')}${redated > 0 ? `, ${formatCount(redated)} with an earlier date` : ''}.`,
    ...countLine('new results in events, one for each time that a list was played', summary.results),
    ...countLine('stored decks with another declared bracket', summary.rebracketed),
    ...countLine('rejected', sum(summary.rejected), ` (${formatCounts(summary.rejected)})`),
    ...awaitedLine(summary),
    ...countLine('counted without their impossible date', summary.misdated),
    ...countLine('lines that were not understood', summary.unread, ' (the rest of their decks counts)'),
    ...countLine(
      'unknown card names',
      unresolved.length,
      ` (listed ${formatNoun(mentions, 'time')}; the rest of those decks counts)`,
    ),
    ...unresolvedLines(unresolved, ({ name, decks }) => `${name} (${formatNoun(decks, 'deck')})`),
    ...detailsLine(summary.rejectsFile),
  ];
};

/** Lines for the operator about an import of prices. */
export const priceLines = (summary: PriceImportSummary): readonly string[] =>
  summary.alreadyImported
    ? [`${summary.name}: already imported, nothing changed.`]
    : [
        `${summary.name}: ${formatNoun(summary.read, 'name')} read; ${formatCount(summary.priced)} with a price, ${formatCount(summary.changed)} changed.`,
        ...countLine('unknown card names', summary.unknown),
        ...countLine('rejected', summary.rejected),
        ...detailsLine(summary.rejectsFile),
      ];

const RECORD_NOUNS: Readonly<Record<RecordImportSummary['kind'], string>> = {
  combos: 'combo',
  salt: 'name',
  precons: 'precon',
  'handed-in': 'deck',
  'salt-votes': 'card',
  'card-names': 'name',
  tags: 'card',
};

const RECORD_ENDS: Readonly<Partial<Record<RecordImportSummary['kind'], string>>> = {
  salt: ' with salt',
  'handed-in': ' that people handed in',
  'salt-votes': ' with votes',
  tags: ' that people tagged',
  'card-names': ' of cards besides their own',
};

/** Lines for the operator about an import of records. */
export const recordLines = (summary: RecordImportSummary): readonly string[] => {
  const noun = RECORD_NOUNS[summary.kind];
  const total = `${formatNoun(summary.total, noun)}${RECORD_ENDS[summary.kind] ?? ''}`;
  if (summary.alreadyImported) return [`${summary.name}: already imported, nothing changed (${total}).`];
  return [
    `${summary.name}: ${formatNoun(summary.read, noun)} read; ${formatCount(summary.added)} new, ${formatCount(summary.changed)} changed, ${formatCount(summary.unchanged)} unchanged${summary.dropped > 0 ? `, ${formatCount(summary.dropped)} dropped` : ''}.`,
    ...countLine('repeated (last one wins)', summary.repeated),
    ...countLine('drafts, left out', summary.leftOut),
    ...countLine('rejected', summary.rejected),
    ...countLine('unknown card names', summary.unresolved.length, ' (pending until a card file has them)'),
    ...unresolvedLines(summary.unresolved, ({ name }) => name),
    ...detailsLine(summary.rejectsFile),
    `The store has ${total}.`,
  ];
};

/**
 * Lines for the operator about an import of handed-in decks.
 * @param fresh how many of the stored ones come from no other source
 */
export const handedInLines = (summary: RecordImportSummary, fresh: number): readonly string[] => [
  ...recordLines(summary),
  ...countLine('not counted, also from another source', summary.total - fresh),
];

const BROWSE_LABELS: Readonly<Record<string, string>> = {
  variantFiles: 'commanders with variants',
};

/**
 * Lines for the operator about a publish.
 * @param formats those that it was to count
 */
export const publishLines = (
  summary: PublishSummary,
  formats?: PublishOptions['formats'],
): readonly string[] => {
  const { manifest } = summary;
  const absent = formatsWithoutDecks(formats, manifest.formats);
  return [
    `Published ${manifest.version}: ${formatNoun(manifest.decks, 'deck')} (${formatCounts(manifest.formats)}), ${formatNoun(manifest.cards, 'card')}, ${formatNoun(manifest.commanders, 'commander')}, ${formatNoun(manifest.pairs, 'pair')}, ${formatNoun(manifest.files, 'file')}.`,
    ...(manifest.browse === undefined
      ? []
      : [
          `  ${Object.entries(manifest.browse)
            .filter(([key]) => key !== 'preconDecksLeftOut')
            .map(([key, value]) => `${formatCount(value)} ${BROWSE_LABELS[key] ?? key}`)
            .join(', ')}`,
        ]),
    ...(absent.length === 0 ? [] : [`  formats that no counted deck is of: ${absent.join(', ')}`]),
    ...(manifest.sample ? ['  These are generated sample decks; import real ones to replace them.'] : []),
    ...(summary.countedAnew < manifest.decks
      ? [
          `  counted since the last publish: ${formatNoun(summary.countedAnew, 'deck')}; of the others its counts were taken`,
        ]
      : []),
    ...countLine('files that are the same in the snapshot before', summary.shared),
    ...countLine('counted decks that people handed in', summary.handedIn),
    ...countLine('not counted, decks without a known commander', summary.unknownCommander),
    ...countLine('not counted, decks that are precons', summary.precons),
    ...countLine('not counted, decks of weighed sources', summary.weighedOut),
    ...countLine("not counted, cards outside their deck's colours", summary.offIdentity),
    ...countLine(
      'not counted, names without a card in lists',
      summary.unresolved,
      ` (in ${formatNoun(summary.unresolvedDecks, 'deck')})`,
    ),
    ...countLine('companions moved out of the command zone', summary.movedCompanions),
    ...countLine('pairs of decks without a known partner ability', summary.unverifiedPairs),
    ...(summary.pruned.length > 0 ? [`  removed old snapshots: ${summary.pruned.join(', ')}`] : []),
  ];
};
