/**
 * `npm run evaluate -- themes`: how well the names that decks get agree with the tags of their players, each deck left out of what
 * was learnt; and recall and precision of the themes against labels by reading. `--errors` lists what the rules miss or get wrong
 * in the half that they are tuned on, `--themes` the figures of each theme, `--learn` writes what is learnt into the rules.
 */
import { writeFileSync } from 'node:fs';
import { DECK_THEMES } from '@crownsmith/domain';
import { learnWeights, nameDeck, nameLeavingOut, readEvidence, type DeckEvidence } from './evaluate-tags';

import { scoreTags, tagKey, type TaggedResult, type TagScore } from './tag-scores';
import { classifyLabelledDecks, hasLabelledDecks, type ClassifiedDeck } from './theme-decks';
import { scoreThemes, themePrecision, themeRecall, type ThemeScore } from './theme-scores';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

const line = (title: string, score: ThemeScore): string =>
  `  ${title.padEnd(24)}recall ${percent(themeRecall(score)).padStart(7)} (${score.found} of ${score.labels})   ` +
  `precision ${percent(themePrecision(score)).padStart(7)} (${score.right} of ${score.given})`;

const report = (title: string, decks: readonly ClassifiedDeck[]): void => {
  print(`${title} (${decks.length} decks)`);
  print(
    line('rules of 2026-11-21', scoreThemes(decks.map(({ labels }) => ({ labels, given: labels.before })))),
  );
  print(line('rules now', scoreThemes(decks)));
};

const errorsOf = ({ labels, given }: ClassifiedDeck): string | undefined => {
  const missed = labels.themes.filter((theme) => !given.includes(theme));
  const wrong = given.filter((theme) => !labels.themes.includes(theme) && !labels.also.includes(theme));
  if (missed.length + wrong.length === 0) return undefined;
  return `  ${labels.commanders.join(' + ')}: missed ${missed.join(' ') || '–'}; wrong ${wrong.join(' ') || '–'}`;
};

const tagLine = (title: string, { decks, firstTags, firstNames, tags, found }: TagScore): string =>
  `  ${title.padEnd(40)}first tag among five ${percent(firstTags / decks).padStart(7)} (${firstTags} of ${decks})   ` +
  `first name right ${percent(firstNames / decks).padStart(7)} (${firstNames})   ` +
  `tags among eight ${percent(found / tags).padStart(7)} (${found} of ${tags})`;

/** Of each theme: decks that we give it and whose players name it, and those that are both. */
const reportThemes = (results: readonly TaggedResult[]): void => {
  print('theme                     named   given   both');
  for (const { name } of DECK_THEMES) {
    const key = tagKey(name);
    const named = results.filter(({ tags }) => tags.map(tagKey).includes(key));
    const given = results.filter((result) => result.given.map(tagKey).includes(key));
    const both = named.filter((result) => given.includes(result));
    if (named.length + given.length > 0)
      print(
        `${name.padEnd(24)}${[named, given, both].map(({ length }) => String(length).padStart(7)).join(' ')}`,
      );
  }
};

const WEIGHTS_FILE = new URL('../../../packages/domain/src/theme/theme-weights.ts', import.meta.url);

const writeWeights = (decks: readonly DeckEvidence[]): void => {
  const { weights, leanings } = learnWeights(decks);
  const rounded = (value: number): string => String(Number(value.toFixed(2)));
  const rows = Object.entries(leanings)
    .map(([key, value]) => [key, rounded(value)] as const)
    .filter(([, value]) => Number(value) !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: ${value},`);
  writeFileSync(
    WEIGHTS_FILE,
    `/** Weights of \`groupFeatures\`, learnt by \`npm run evaluate -- themes --learn\` from ${decks.length} decks with tags of players. */
export const THEME_WEIGHTS: readonly number[] = [${weights.map(rounded).join(', ')}];

/** By theme, how much more often than others players name it where its rule holds, in log-odds; 0 where absent. */
export const THEME_LEANINGS: Readonly<Record<string, number>> = {
${rows.join('\n')}
};
`,
  );
};

const tagged = await readEvidence();
if (tagged.length > 0) {
  const named = nameLeavingOut(tagged);
  print(`decks with tags of their players (${tagged.length})`);
  print(tagLine('each left out of what was learnt', scoreTags(named)));
  const all = learnWeights(tagged);
  print(tagLine('learnt from all', scoreTags(tagged.map((deck) => nameDeck(deck, all)))));
  if (process.argv.includes('--themes')) reportThemes(named);
  if (process.argv.includes('--learn')) writeWeights(tagged);
}

if (hasLabelledDecks()) {
  const decks = await classifyLabelledDecks();
  const tuned = decks.filter(({ labels }) => labels.half === 'tune');
  report('half that the rules are tuned on', tuned);
  report(
    'half that only reports',
    decks.filter(({ labels }) => labels.half === 'report'),
  );
  report('all', decks);
  if (process.argv.includes('--errors'))
    for (const error of tuned.map(errorsOf)) if (error !== undefined) print(error);
}
