import { countTribes, makeCardTribes, tribesOf, tribesOfDeck } from '@crownsmith/domain';
import type { ReportCard, ReportDeck } from '../report/report-card';

/** The cards of a deck that are of a creature type which it is built on, or name it in their text: by the rule of `tribesOfDeck`. */
export const tribeCards = ({
  commanders,
  main,
}: Pick<ReportDeck, 'commanders' | 'main'>): ReadonlySet<ReportCard> => {
  const zone = commanders.flatMap(({ card }) => card ?? []);
  const others = [...new Set(main.flatMap(({ card }) => card ?? []))];
  const read = makeCardTribes(new Set([...zone, ...others].flatMap(tribesOf)));
  const known = others.map((card) => ({ card, ...read(card) }));
  const tribes = new Set(tribesOfDeck(countTribes(zone.map(read), known)));
  const isOfTribe = (tribe: string): boolean => tribes.has(tribe);
  return new Set(
    known.flatMap(({ card, isChangeling, tribes: own, named }) =>
      own.some(isOfTribe) || named.some(isOfTribe) || (isChangeling && tribes.size > 0) ? [card] : [],
    ),
  );
};
