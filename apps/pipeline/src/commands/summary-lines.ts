import type { CardImportSummary } from '#src/cards/import-cards';
import type { DeckImportSummary } from '#src/decks/import-decks';
import type { RecordImportSummary } from '#src/records/import-records';
import type { PriceImportSummary } from '#src/prices/import-prices';
import type { PublishSummary } from '#src/publish/publish';

const SHOWN = 8;

/** A number as people read it. @example count(21628) // '21,628' */
export const count = (value: number): string => value.toLocaleString('en-US');

const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, value]) => `${name} ${count(value)}`)
    .join(', ');

/** What an import of cards did. */
export const cardLines = (summary: CardImportSummary): readonly string[] => {
  if (summary.known)
    return [
      `${summary.name} is what the store has already; nothing was changed (${plural(summary.total, 'card')}).`,
    ];
  const leftOut = Object.values(summary.leftOut).reduce((sum, value) => sum + value, 0);
  return [
    `${summary.name}: ${plural(summary.read, 'card')} read; ${count(summary.added)} new, ${count(summary.changed)} changed, ${count(summary.unchanged)} as before, ${count(summary.kept)} kept that it does not mention.`,
    ...(summary.renamed.length > 0
      ? [
          `  renamed: ${summary.renamed
            .slice(0, SHOWN)
            .map(({ from, to }) => `${from} → ${to}`)
            .join(', ')}`,
        ]
      : []),
    ...(leftOut > 0
      ? [`  left out as no Commander cards: ${count(leftOut)} (${list(summary.leftOut)})`]
      : []),
    ...(summary.unknownPartners > 0
      ? [`  unknown partner abilities: ${count(summary.unknownPartners)} (these cards count as single)`]
      : []),
    ...(summary.rejected > 0 ? [`  rejected: ${plural(summary.rejected, 'record')}`] : []),
    ...(summary.rejectsFile === undefined ? [] : [`  details: ${summary.rejectsFile}`]),
    `The store has ${plural(summary.total, 'card')}.`,
  ];
};

/** What an import of decks did. */
export const deckLines = (summary: DeckImportSummary): readonly string[] => {
  if (summary.known) return [`${summary.name} was imported before; nothing was changed.`];
  const rejected = Object.values(summary.rejected).reduce((sum, value) => sum + value, 0);
  const mentions = summary.unresolved.reduce((sum, name) => sum + name.decks, 0);
  return [
    `${summary.name}: ${plural(summary.read, 'deck')} read (${list(summary.formats)}); ${count(summary.added)} new, ${count(summary.duplicates)} known already${summary.redated > 0 ? `, ${count(summary.redated)} with an earlier date now` : ''}.`,
    ...(rejected > 0 ? [`  rejected: ${count(rejected)} (${list(summary.rejected)})`] : []),
    ...(summary.waiting > 0
      ? [`  waiting for a card file that knows their commander: ${count(summary.waiting)}`]
      : []),
    ...(summary.unresolved.length > 0
      ? [
          `  names without a card: ${count(summary.unresolved.length)} (${count(mentions)} mentions); the rest of these decks counts`,
        ]
      : []),
    ...summary.unresolved
      .slice(0, SHOWN)
      .map(
        (one) =>
          `    ${one.name} (${plural(one.decks, 'deck')})${one.nearest.length > 0 ? `: did it mean ${one.nearest.join(' or ')}?` : ''}`,
      ),
    ...(summary.rejectsFile === undefined ? [] : [`  details: ${summary.rejectsFile}`]),
  ];
};

/** What an import of prices did. */
export const priceLines = (summary: PriceImportSummary): readonly string[] =>
  summary.known
    ? [`${summary.name} is what the store has already; nothing was changed.`]
    : [
        `${summary.name}: ${plural(summary.read, 'name')} read; ${count(summary.priced)} with a price, ${count(summary.changed)} changed.`,
        ...(summary.unknown > 0 ? [`  names without a card: ${count(summary.unknown)}`] : []),
        ...(summary.rejected > 0
          ? [`  rejected: ${plural(summary.rejected, 'line')}; details: ${summary.rejectsFile ?? ''}`]
          : []),
      ];

const RECORD_WORDS: Readonly<Record<RecordImportSummary['kind'], readonly [one: string, many: string]>> = {
  combos: ['combo', 'combos'],
  salt: ['name', 'names'],
  precons: ['precon', 'precons'],
};

/** What an import of combos, salt or precons did. */
export const recordLines = (summary: RecordImportSummary): readonly string[] => {
  const [one, many] = RECORD_WORDS[summary.kind];
  if (summary.known)
    return [
      `${summary.name} is what the store has already; nothing was changed (${plural(summary.total, one, many)}).`,
    ];
  return [
    `${summary.name}: ${plural(summary.read, one, many)} read; ${count(summary.added)} new, ${count(summary.changed)} changed, ${count(summary.unchanged)} as before${summary.dropped > 0 ? `, ${count(summary.dropped)} of before dropped` : ''}.`,
    ...(summary.cutOff
      ? ['  the file ends in the middle of a record: fetch or copy it again for the rest']
      : []),
    ...(summary.repeated > 0 ? [`  told again, the last one counts: ${count(summary.repeated)}`] : []),
    ...(summary.leftOut > 0 ? [`  drafts of the source, left out: ${count(summary.leftOut)}`] : []),
    ...(summary.rejected > 0 ? [`  rejected: ${count(summary.rejected)}`] : []),
    ...(summary.unresolved.length > 0
      ? [`  names without a card: ${count(summary.unresolved.length)}; they wait for a card file`]
      : []),
    ...summary.unresolved
      .slice(0, SHOWN)
      .map(
        ({ name, nearest }) =>
          `    ${name}${nearest.length > 0 ? `: did it mean ${nearest.join(' or ')}?` : ''}`,
      ),
    ...(summary.rejectsFile === undefined ? [] : [`  details: ${summary.rejectsFile}`]),
    `The store has ${plural(summary.total, one, many)}${summary.kind === 'salt' ? ' with salt' : ''}.`,
  ];
};

const BROWSE_WORDS: Readonly<Record<string, string>> = {
  variantFiles: 'commanders with parts of their own',
  variants: 'such parts',
};

/** What a publish did. */
export const publishLines = (summary: PublishSummary): readonly string[] => {
  const { manifest } = summary;
  return [
    `Published ${manifest.version}: ${plural(manifest.decks, 'deck')} (${list(manifest.formats)}), ${plural(manifest.cards, 'card')}, ${plural(manifest.commanders, 'commander')}, ${plural(manifest.pairs, 'pair')}, ${plural(manifest.files, 'file')}.`,
    ...(manifest.browse === undefined
      ? []
      : [
          `  ${Object.entries(manifest.browse)
            .filter(([key]) => key !== 'preconDecksLeftOut')
            .map(([key, value]) => `${count(value)} ${BROWSE_WORDS[key] ?? key}`)
            .join(', ')}`,
        ]),
    ...(manifest.sample ? ['  These are generated sample decks; import real ones to replace them.'] : []),
    ...(summary.unknownCommander > 0
      ? [`  decks without a known commander, not counted: ${count(summary.unknownCommander)}`]
      : []),
    ...(summary.offIdentity > 0
      ? [`  cards outside their deck's colours, not counted: ${count(summary.offIdentity)}`]
      : []),
    ...(summary.unresolved > 0
      ? [`  listed names without a card, not counted: ${count(summary.unresolved)}`]
      : []),
    ...(summary.precons > 0 ? [`  decks that are precons, not counted: ${count(summary.precons)}`] : []),
    ...(summary.partedCompanions > 0
      ? [`  companions taken out of the command zone: ${count(summary.partedCompanions)}`]
      : []),
    ...(summary.unverifiedPairs > 0
      ? [
          `  pairs taken from decks whose cards do not tell a partner ability: ${count(summary.unverifiedPairs)}`,
        ]
      : []),
    ...(summary.pruned.length > 0 ? [`  removed old snapshots: ${summary.pruned.join(', ')}`] : []),
  ];
};
