import type { PlaytestReport } from '@crownsmith/api-client';
import { declaredBracketText, gamesBefore, intervalText } from '@crownsmith/answers/text';
import { BRACKETS, type Bracket } from '@crownsmith/domain';
import styles from '../Deck.module.css';

/** Who says that a deck is of a bracket. */
interface Voices {
  readonly declared: Bracket | undefined;
  /** by the cards */
  readonly estimate: number;
  /** by the games */
  readonly clock: number;
}

const voicesFor = (bracket: Bracket, { declared, estimate, clock }: Voices): string =>
  [
    ...(bracket === declared ? ['you declared it'] : []),
    ...(bracket === estimate ? ['by its cards'] : []),
    ...(bracket === clock ? ['by its clock'] : []),
  ].join(', ');

/**
 * The turns that games of each bracket last at least, beside the games that the deck could win before, with the bracket that the player
 * declared, that of the cards and the lowest one that is not too slow for the deck; a sentence where they differ.
 */
export const BracketTurns = ({
  declared,
  estimate,
  games,
}: {
  readonly declared: Bracket | undefined;
  readonly estimate: number;
  readonly games: PlaytestReport;
}) => {
  const text = declared && declaredBracketText({ declared, estimate, games });
  const voices = { declared, estimate, clock: games.clock.bracket };
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Brackets and turns, table">
        <table className={styles['table']}>
          <caption className="sr-only">
            Turns that games of each bracket last, and games that the deck could win before
          </caption>
          <thead>
            <tr>
              <th scope="col">Bracket</th>
              <th scope="col">Games last</th>
              <th scope="col">It could win before</th>
              <th scope="col">This deck</th>
            </tr>
          </thead>
          <tbody>
            {BRACKETS.map(({ bracket, name, turns }) => {
              const before = gamesBefore(bracket, games);
              return (
                <tr key={bracket}>
                  <th scope="row">
                    {bracket} {name}
                  </th>
                  <td>{turns === null ? 'any' : `${turns} turns`}</td>
                  <td>{before === undefined ? '–' : `${intervalText(before.win)} by turn ${before.turn}`}</td>
                  <td>{voicesFor(bracket, voices)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
};
