import type { PlaytestReport } from '@crownsmith/api-client';
import { winText } from '@crownsmith/answers/text';
import { Fragment } from 'react';
import { FillLegend, TurnChart, type Fill } from '#app/ui/charts/TurnChart';
import { percentText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { CardLinks } from '../report/CardLink';
import { listOfTurns } from './turn-list';

type Winner = PlaytestReport['winners'][number];

const WAYS = [
  ['solid', 'by damage'],
  ['hatched', 'by a combo'],
  ['outlined', 'by commander damage'],
] as const satisfies readonly (readonly [Fill, string])[];

/** Cards and combos that win, most first, linked. */
const Winners = ({ title, winners }: { readonly title: string; readonly winners: readonly Winner[] }) =>
  winners.length > 0 && (
    <p>
      {title}{' '}
      {winners.map(({ cards, share }, at) => (
        <Fragment key={cards.map(({ url }) => url).join()}>
          {at > 0 && '; '}
          <CardLinks cards={cards} /> ({percentText(share)})
        </Fragment>
      ))}
      .
    </p>
  );

/** By which turn the games could be won, in which way, and by what. */
export const ClockSection = ({ report }: { readonly report: PlaytestReport }) => {
  const { turns, winners } = report;
  const ways = WAYS.filter(([fill]) =>
    turns.some(
      (turn) =>
        ({ solid: turn.win_by_damage, hatched: turn.win_by_combo, outlined: turn.win_by_commander_damage })[
          fill
        ].share > 0,
    ),
  );
  return (
    <Section
      id="clock"
      title="When it could win"
      lead="Nobody blocks, removes or counters anything, so that real games last longer. What grows with the game, such as tokens for each creature, counts as two: a deck that lives on it may be faster."
    >
      <TurnChart
        id="clock-chart"
        title="Games that it could win by each turn"
        description={listOfTurns(turns, ({ win }) => percentText(win.share))}
        bars={turns.map(({ turn, win, ...by }) => ({
          turn,
          parts: [
            { fill: 'solid', value: by.win_by_damage.share },
            { fill: 'hatched', value: by.win_by_combo.share },
            { fill: 'outlined', value: by.win_by_commander_damage.share },
          ],
          low: win.low,
          high: win.share === 0 ? 0 : win.high,
          label: percentText(win.share),
        }))}
        most={1}
      />
      {ways.length > 0 && <FillLegend id="clock-chart" labels={ways} />}
      <p>{winText(report)}</p>
      <Winners
        title="Combos, by the games that they win:"
        winners={winners.filter(({ by }) => by === 'combo')}
      />
      <Winners
        title="Damage in won games comes most from"
        winners={winners.filter(({ by }) => by !== 'combo')}
      />
    </Section>
  );
};
