import type { PlaytestReport } from '@crownsmith/api-client';
import {
  commanderText,
  handsText,
  idleText,
  intervalText,
  manaText,
  meanIntervalText,
  seenText,
} from '@crownsmith/answers/text';
import { Fragment } from 'react';
import { TurnChart } from '#app/ui/charts/TurnChart';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countText, meanText, percentText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { deckHref } from '../deck-page-state';
import deckStyles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import styles from '../page/MyDeck.module.css';
import { CardLinks } from '../report/CardLink';
import { BracketTurns } from './BracketTurns';
import { ChanceSection } from './ChanceSection';
import { ClockSection } from './ClockSection';
import { HandSection } from './HandSection';
import { FIRST_SEED } from './play-state';
import playStyles from './Play.module.css';
import { listOfTurns } from './turn-list';

/** Of all games, for a card that is named. */
const LEAST_SHARE = 0.01;
/** Turns of the pictures of mana and commanders. */
const SHOWN_TURNS = 10;

interface Props {
  readonly view: DeckView;
  readonly report: PlaytestReport;
}

/** Mana by turn, its colours, and the cards that bring it early. */
const ManaSection = ({ report }: Pick<Props, 'report'>) => {
  const turns = report.turns.slice(0, SHOWN_TURNS);
  const early = report.early_mana.filter(({ share }) => share >= LEAST_SHARE);
  return (
    <Section id="mana" title="Mana by turn">
      <TurnChart
        id="mana-chart"
        title="Mana when the land of the turn is played"
        description={listOfTurns(turns, ({ mana }) => meanText(mana.mean))}
        bars={turns.map(({ turn, mana }) => ({
          turn,
          parts: [{ fill: 'solid', value: mana.mean }],
          low: mana.low,
          high: mana.high,
          label: meanText(mana.mean),
        }))}
        most={Math.max(...turns.map(({ mana }) => mana.high))}
      />
      <p>{manaText(report)}</p>
      {early.length > 0 && (
        <p>
          Besides lands, mana came by turn 4 most often from{' '}
          {early.map(({ card, share }, at) => (
            <Fragment key={card.url}>
              {at > 0 && ', '}
              <CardLinks cards={[card]} /> ({percentText(share)}
              {at === 0 && ' of games'})
            </Fragment>
          ))}
          .
        </p>
      )}
    </Section>
  );
};

/** When each commander is cast. */
const CommanderSection = ({ report: { commanders } }: Pick<Props, 'report'>) => (
  <Section
    id="commander"
    title={commanders.length > 1 ? 'When the commanders come' : 'When the commander comes'}
  >
    {commanders.map(({ card, by_turn: by, median }, at) => {
      const turns = by.slice(0, SHOWN_TURNS).map((share, before) => ({ turn: before + 1, ...share }));
      return (
        <div key={card.url}>
          <TurnChart
            id={`commander-chart-${at}`}
            title={`Games with ${frontOf(card.name)} cast by each turn`}
            description={listOfTurns(turns, ({ share }) => percentText(share))}
            bars={turns.map(({ turn, share, low, high }) => ({
              turn,
              parts: [{ fill: 'solid', value: share }],
              low,
              high: share === 0 ? 0 : high,
              label: percentText(share),
            }))}
            most={1}
          />
          <p>{commanderText({ card, by_turn: by, median }, frontOf(card.name))}</p>
        </div>
      );
    })}
  </Section>
);

/** All figures with their intervals, for those who want them. */
const Figures = ({ report: { turns } }: Pick<Props, 'report'>) => {
  const [first] = turns;
  const colors = first?.colors ?? [];
  return (
    <details className={styles['rest']}>
      <summary>All figures by turn</summary>
      <div
        className={deckStyles['scroll']}
        tabIndex={0}
        role="region"
        aria-label="All figures by turn, table"
      >
        <table className={deckStyles['table']}>
          <caption className="sr-only">Figures by turn with 95% intervals</caption>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Mana</th>
              <th scope="col">Lands</th>
              {colors.map(({ color }) => (
                <th key={color} scope="col">
                  <i className={`m m-${color.toLowerCase()}`} role="img" aria-label={`Has ${color}`} />
                </th>
              ))}
              {colors.length > 1 && <th scope="col">All colours</th>}
              <th scope="col">Nothing cast</th>
              <th scope="col">Cards seen</th>
              <th scope="col">Could win</th>
            </tr>
          </thead>
          <tbody>
            {turns.map((at) => (
              <tr key={at.turn}>
                <th scope="row">{at.turn}</th>
                <td>{meanIntervalText(at.mana)}</td>
                <td>{meanIntervalText(at.lands)}</td>
                {at.colors.map(({ color, share }) => (
                  <td key={color}>{percentText(share)}</td>
                ))}
                {colors.length > 1 && <td>{intervalText(at.all_colors)}</td>}
                <td>{intervalText(at.idle)}</td>
                <td>{meanIntervalText(at.cards_seen)}</td>
                <td>{intervalText(at.win)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

/** Spells whose effects the games leave out, by name. */
const Unmodelled = ({ report: { unmodelled, num_spells: spells } }: Pick<Props, 'report'>) =>
  unmodelled.length > 0 && (
    <details className={styles['rest']}>
      <summary>
        {countText(unmodelled.length)} of {countText(spells)} spells have effects that this does not model
      </summary>
      <p>
        They are played for their cost, without those effects: <CardLinks cards={unmodelled} />.
      </p>
    </details>
  );

const Games = ({ view: { parameters, state }, report }: Props) => {
  const seed = state.play?.seed ?? FIRST_SEED;
  return (
    <p className={styles['sums']} data-keep-place="">
      <span data-announce={(state.play?.question ?? state.play?.hand) ? undefined : ''}>
        {countText(report.games)} games alone, of the seed {report.seed}. The ranges are 95% intervals.
      </span>
      <a href={deckHref(parameters, { seed: String(seed + 1) })} id="other-games">
        Play others
      </a>
    </p>
  );
};

/** What the deck does: games alone, counted. */
export const PlayTab = ({ view }: { readonly view: DeckView }) => {
  const { play } = view;
  if (play?.report === undefined) return <p>{play?.error ?? 'There are no games of this deck.'}</p>;
  const { report } = play;
  return (
    <div className={playStyles['play']}>
      <Games view={view} report={report} />
      <ClockSection report={report} />
      <Section
        id="bracket"
        title="Bracket and turns"
        lead="How long games of each bracket last at least, by the Commander Format Panel, and how often this deck could win before."
      >
        <BracketTurns
          declared={view.state.deck.bracket}
          estimate={view.report.bracket.estimate}
          games={report}
        />
      </Section>
      <ManaSection report={report} />
      {report.commanders.length > 0 && <CommanderSection report={report} />}
      <Section id="hands" title="Hands and turns">
        <ul>
          <li>{handsText(report)}</li>
          <li>{idleText(report)}</li>
          <li>{seenText(report)}</li>
        </ul>
      </Section>
      <HandSection view={view} />
      <ChanceSection view={view} report={report} />
      <Figures report={report} />
      <Unmodelled report={report} />
    </div>
  );
};
