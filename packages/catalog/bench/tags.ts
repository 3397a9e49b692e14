import { createReadStream } from 'node:fs';
import type { Card } from '@crownsmith/domain';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { readScryfall } from '../src/scryfall/read-scryfall';
import { averageF1, f1, halfOf, precision, recall, scoreTags, type TagScore } from './tag-scores';
import { measureTags } from './tag-measurement';

const cell = (text: string | number, width = 10): string => String(text).padStart(width);
const rate = (value: number): string => cell(value.toFixed(3));

const table = (title: string, cards: number, scores: readonly TagScore[]): string =>
  [
    `${title} (${cards} cards)`,
    `${'tag'.padEnd(12)}${['actual', 'precision', 'recall', 'F1'].map((head) => cell(head)).join('')}`,
    ...scores.map((score) =>
      [
        score.tag.padEnd(12),
        cell(score.truePositives + score.falseNegatives),
        rate(precision(score)),
        rate(recall(score)),
        rate(f1(score)),
      ].join(''),
    ),
    `${'average'.padEnd(12)}${cell('')}${cell('')}${cell('')}${rate(averageF1(scores))}`,
    '',
  ].join('\n');

const readCards = async (path: string): Promise<readonly Card[]> => {
  const cards: Card[] = [];
  for await (const event of readScryfall(createReadStream(path)))
    if (event.kind === 'card') cards.push(event.card);
  return cards;
};

const cards = realData(REAL_CARDS);
const tags = realData('card-tags.jsonl.gz');
if (cards !== undefined && tags !== undefined) {
  const { predicted, actual } = await measureTags(await readCards(cards), tags);
  const parts = [
    ['training names', predicted.filter(({ name }) => halfOf(name) === 'training')],
    ['test names', predicted.filter(({ name }) => halfOf(name) === 'test')],
    ['all names', predicted],
  ] as const;
  for (const [title, part] of parts)
    process.stdout.write(`${table(title, part.length, scoreTags(part, actual))}\n`);
}
