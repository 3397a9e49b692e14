import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { addRulesFile, newerRules, readRulesFile, type RulesFile } from '@crownsmith/catalog';
import { decodeList, listFaultText, makeSlug } from '@crownsmith/domain';
import { readKnownCards } from '#src/cards/known-cards';
import { formatNoun } from '#src/commands/number-text';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import { dayOf } from '#src/iso-date';
import { PipelineError } from '#src/pipeline-error';
import type { Store } from '#src/store/store';

/** Bytes of a file of rules: it has a few hundred names. */
const MAX_BYTES = 1_000_000;

export interface RulesImportSummary {
  readonly name: string;
  readonly rules: RulesFile;
  /** names in the file that no card has; they have no effect until a card file has them */
  readonly unknown: readonly string[];
  /** number of its rules that do not count, because a newer one is known */
  readonly overruled: number;
  /** whether it stated anything that was not known */
  readonly isNew: boolean;
  /** whether its date is still to come */
  readonly isAhead: boolean;
}

const readText = async (path: string): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readInput(await openInput(path), () => undefined)) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw new PipelineError(
        'bad-input',
        `${basename(path)} is no file of rules: it has more than ${MAX_BYTES} bytes.`,
      );
    chunks.push(chunk);
  }
  const text = decodeList(Buffer.concat(chunks));
  if (!text.ok) throw new PipelineError('bad-input', `${basename(path)}: ${listFaultText(text.error)}`);
  return text.value;
};

/** How many rules of a file do not count among all that are known. */
const countOverruled = (file: RulesFile, files: readonly RulesFile[]): number => {
  const { legality, gameChanger, bracketLimits } = newerRules(files);
  const { date, source, game_changers = [], banned = [], unbanned = [], brackets = [] } = file;
  const newer = [...banned, ...unbanned].filter((name) => (legality(makeSlug(name))?.date ?? '') > date);
  const hasList = game_changers.every((name) => gameChanger(makeSlug(name))?.date === date);
  const limits = brackets.filter(
    (row) =>
      !bracketLimits.some(
        (known) =>
          known.kind === row.kind &&
          known.bracket === row.bracket &&
          known.date === date &&
          known.source === source,
      ),
  );
  return newer.length + (hasList ? 0 : game_changers.length) + limits.length;
};

/**
 * Imports newer rules than the program has: Game Changers, bans, limits of brackets. They add to those of former imports; of each rule the
 * newest counts.
 * @throws PipelineError 'bad-input' with the place where the file is wrong, or where its rules are older than those of the program
 */
export const importRules = async (store: Store, path: string, now: Date): Promise<RulesImportSummary> => {
  const name = basename(path);
  const state = store.state();
  const read = readRulesFile(await readText(path));
  if (!read.ok) throw new PipelineError('bad-input', `${name} was not imported. ${read.error}`);
  const inAYear = dayOf(new Date(now.getTime() + 365 * 86_400_000));
  if (read.value.date > inAYear)
    throw new PipelineError(
      'bad-input',
      `${name} was not imported. date: ${read.value.date} is more than a year ahead, and no newer rules would count before.`,
    );
  const { cards, index } = await store.query((db) => readKnownCards(store, db));
  const unknown = new Set<string>();
  const spell = (names: readonly string[] | undefined): string[] | undefined =>
    names?.map((each) => {
      const card = cards[index.resolve(each) ?? -1];
      if (card === undefined) unknown.add(each);
      return card?.name ?? each;
    });
  const { date, source, brackets, ...lists } = read.value;
  const gameChangers = spell(lists.game_changers);
  const [banned, unbanned] = [spell(lists.banned), spell(lists.unbanned)];
  const rules: RulesFile = {
    date,
    source,
    ...(gameChangers && { game_changers: gameChangers }),
    ...(banned && { banned }),
    ...(unbanned && { unbanned }),
    ...(brackets && { brackets }),
  };
  const files = [...addRulesFile(state.rules, rules)];
  const isNew = !isDeepStrictEqual(files, state.rules);
  const lengths = [gameChangers, banned, unbanned, brackets].map((list) => list?.length ?? 0);
  if (isNew)
    await store.commit({
      ...state,
      rules: files,
      imports: [
        ...state.imports,
        {
          kind: 'rules',
          hash: await fileHash(path),
          name,
          at: now.toISOString(),
          counts: { rules: lengths.reduce((sum, length) => sum + length, 0) },
          from: source,
          date,
        },
      ],
    });
  const isAhead = date > dayOf(now);
  return { name, rules, unknown: [...unknown], overruled: countOverruled(rules, files), isNew, isAhead };
};

const usedText = (isNew: boolean, isAhead: boolean, { date }: RulesFile): string => {
  if (!isNew) return 'They were known already.';
  return isAhead ? `Publishes use them from ${date} on.` : 'The next publish uses them.';
};

/** Lines for the operator about an import of rules. */
export const rulesLines = ({
  name,
  rules,
  unknown,
  overruled,
  isNew,
  isAhead,
}: RulesImportSummary): readonly string[] => [
  `${name}: rules of ${rules.source} as of ${rules.date}: ${rules.game_changers?.length ?? 'no new list of'} Game Changers, ${formatNoun(rules.banned?.length ?? 0, 'ban')}, ${formatNoun(rules.unbanned?.length ?? 0, 'unban')}, ${formatNoun(rules.brackets?.length ?? 0, 'bracket limit')}. ${usedText(isNew, isAhead, rules)}`,
  ...(overruled === 0 ? [] : [`  of these, newer ones are known and count instead: ${overruled}`]),
  ...(unknown.length === 0 ? [] : [`  no card has the name: ${unknown.join(', ')}`]),
];
