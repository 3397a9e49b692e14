/**
 * `npm run evaluate -- themes`: recall and precision of the themes of decks, against labels by reading, beside the rules of
 * 2026-11-21. `--errors` lists what the rules miss or get wrong in the half that they are tuned on.
 */
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
