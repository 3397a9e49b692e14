import {
  checkSource,
  SCRYFALL_SAMPLES,
  SOURCE_SAMPLES,
  type CheckOptions,
  type SourceCheck,
  type SourceSample,
} from '@crownsmith/catalog';
import { PipelineError } from '#src/pipeline-error';

/** What is asked: all sources but those that are the operator's own files. */
const ASKED: readonly SourceSample[] = [...SCRYFALL_SAMPLES, ...SOURCE_SAMPLES].filter(
  ({ origin }) => origin !== '',
);

const nameOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The samples of sources by name, or all. @throws PipelineError 'usage' for a name that none has */
const selectSamples = (names: readonly string[]): readonly SourceSample[] => {
  const known = new Map(ASKED.map(({ source }) => [nameOf(source), source]));
  const unknown = names.find((name) => !known.has(nameOf(name)));
  if (unknown !== undefined)
    throw new PipelineError(
      'usage',
      `There is no source ${unknown}. Those that can be asked are ${[...known.values()].join(', ')}.`,
    );
  const wanted = new Set(names.map(nameOf));
  return ASKED.filter(({ source }) => wanted.size === 0 || wanted.has(nameOf(source)));
};

/**
 * Asks each source once, all at the same time, and compares what it answers with the dated sample of its shape.
 * @param names of sources; none for all
 * @param originOf where a source is asked
 * @throws PipelineError 'usage'
 */
export const checkSources = (
  names: readonly string[],
  options: Omit<CheckOptions, 'origin'>,
  originOf: (sample: SourceSample) => string,
): Promise<readonly SourceCheck[]> =>
  Promise.all(
    selectSamples(names).map((sample) => checkSource(sample, { ...options, origin: originOf(sample) })),
  );

/** Differences listed of one source. */
const MAX_DIFFERENCES = 6;

const describeCheck = (check: SourceCheck): string => {
  switch (check.state) {
    case 'holds':
      return check.read;
    case 'unreachable':
      return check.reason;
    case 'changed': {
      const { differences, reason } = check;
      const more = differences.length - MAX_DIFFERENCES;
      return [
        ...differences
          .slice(0, MAX_DIFFERENCES)
          .map(({ path, was, is }) => `${path === '' ? 'the answer' : path} was ${was}, is ${is}`),
        ...(more > 0 ? [`${more} more`] : []),
        reason ?? 'all that is needed can still be read',
      ].join('; ');
    }
  }
};

/** A check in one line; what a server sent cannot move the cursor or colour a terminal. */
export const checkLine = (check: SourceCheck): string =>
  `${check.state.padEnd(11)}  ${check.source}, ${check.what}: ${describeCheck(check)}`.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}]+/gu,
    ' ',
  );
