import { ColorRing, ManaCurve, TypeBar } from '#app/ui/charts/Charts';
import { Sparkline } from '#app/ui/charts/Sparkline';
import { FillLegend, TurnChart } from '#app/ui/charts/TurnChart';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const period = (year: number, numDecks: number, potentialDecks = 1000) => ({
  period: String(year),
  numDecks,
  potentialDecks,
});

export const charts: StoryGroup = {
  folder: 'charts',
  stories: [
    {
      name: 'Mana curve',
      element: (
        <div className={styles['chart']}>
          <ManaCurve means={[1.2, 9.4, 14, 10.2, 6.1, 3.3, 1.5, 0.8]} />
        </div>
      ),
    },
    {
      name: 'Mana curve of few cards',
      element: (
        <div className={styles['chart']}>
          <ManaCurve means={[0, 0, 0.1, 0, 0, 0, 0, 41]} />
        </div>
      ),
    },
    {
      name: 'Types: all, and one',
      element: (
        <div className={styles['chart']}>
          <TypeBar
            means={{
              Creature: 28.4,
              Instant: 9,
              Sorcery: 8.1,
              Artifact: 11,
              Enchantment: 5,
              Battle: 0.6,
              Planeswalker: 1,
              Land: 36.9,
            }}
          />
          <TypeBar means={{ Land: 99 }} />
        </div>
      ),
    },
    {
      name: 'Colours: five, one, colourless; nothing without symbols',
      element: (
        <div className={styles['row']}>
          <ColorRing means={{ W: 12, U: 8, B: 9, R: 3, G: 10, C: 1 }} />
          <ColorRing means={{ G: 30 }} />
          <ColorRing means={{ C: 4 }} />
          <ColorRing means={{}} />
        </div>
      ),
    },
    {
      name: 'Sparkline; nothing for a single period',
      element: (
        <div className={styles['chart']}>
          <Sparkline
            history={[2021, 2022, 2023, 2024, 2025].map((year, i) =>
              period(year, [40, 180, 220, 610, 590][i] ?? 0),
            )}
          />
          <Sparkline history={[period(2025, 40)]} />
        </div>
      ),
    },
    {
      name: 'Turns, in parts that are distinct without colour',
      element: (
        <div className={styles['chart']}>
          <TurnChart
            id="story-turns"
            title="Games that it could win by each turn"
            description="In 2 % by turn 6, 12 % by turn 7, 40 % by turn 8."
            most={1}
            bars={[0.02, 0.12, 0.4].map((share, at) => ({
              turn: at + 6,
              parts: [
                { fill: 'solid' as const, value: share / 2 },
                { fill: 'hatched' as const, value: share / 4 },
                { fill: 'outlined' as const, value: share / 4 },
              ],
              low: share - 0.02,
              high: share + 0.02,
              label: `${Math.round(100 * share)}%`,
            }))}
          />
          <FillLegend
            id="story-turns"
            labels={[
              ['solid', 'by damage'],
              ['hatched', 'by combo'],
              ['outlined', 'by commander damage'],
            ]}
          />
        </div>
      ),
    },
  ],
};
