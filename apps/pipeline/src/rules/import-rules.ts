import { basename } from 'node:path';
import { GAME_CHANGERS_DATE, readRulesFile, type RulesFile } from '@crownsmith/catalog';
import { readKnownCards } from '#src/cards/known-cards';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import { PipelineError } from '#src/pipeline-error';
import type { Store } from '#src/store/store';

/** Bytes of a file of rules: it has a few hundred names. */
const MAX_BYTES = 1_000_000;

/** What an import of rules did. */
export interface RulesImportSummary {
  readonly name: string;
  readonly rules: RulesFile;
  /** names in the file that no card has; they have no effect until a card file has them */
  readonly unknown: readonly string[];
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
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Imports newer rules than the program has: Game Changers, bans. They replace those of the former import.
 * @throws PipelineError 'bad-input' with the place where the file is wrong, or where its rules are older than those known
 */
export const importRules = async (store: Store, path: string, now: Date): Promise<RulesImportSummary> => {
  const name = basename(path);
  const state = store.state();
  const known = [GAME_CHANGERS_DATE, state.rules?.date ?? ''].reduce((a, b) => (a > b ? a : b));
  const read = readRulesFile(await readText(path), known);
  if (!read.ok) throw new PipelineError('bad-input', `${name} was not imported. ${read.error}`);
  const { cards, index } = await store.query((db) => readKnownCards(store, db));
  const unknown = new Set<string>();
  const spell = (names: readonly string[] | undefined): string[] | undefined =>
    names?.map((each) => {
      const card = cards[index.resolve(each) ?? -1];
      if (card === undefined) unknown.add(each);
      return card?.name ?? each;
    });
  const { date, source, ...lists } = read.value;
  const gameChangers = spell(lists.game_changers);
  const [banned, unbanned] = [spell(lists.banned), spell(lists.unbanned)];
  const rules: RulesFile = {
    date,
    source,
    ...(gameChangers && { game_changers: gameChangers }),
    ...(banned && { banned }),
    ...(unbanned && { unbanned }),
  };
  await store.commit({
    ...state,
    rules,
    imports: [
      ...state.imports,
      {
        kind: 'rules',
        hash: await fileHash(path),
        name,
        at: now.toISOString(),
        counts: { names: (gameChangers ?? []).length + (banned ?? []).length + (unbanned ?? []).length },
        from: source,
        date,
      },
    ],
  });
  return { name, rules, unknown: [...unknown] };
};

/** Lines for the operator about an import of rules. */
export const rulesLines = ({ name, rules, unknown }: RulesImportSummary): readonly string[] => [
  `${name}: rules of ${rules.source} as of ${rules.date}: ${rules.game_changers?.length ?? 'no new list of'} Game Changers, ${rules.banned?.length ?? 0} bans, ${rules.unbanned?.length ?? 0} unbans. The next publish uses them.`,
  ...(unknown.length === 0 ? [] : [`  no card has the name: ${unknown.join(', ')}`]),
];
