import {
  BRACKET_LIMITS,
  makeSlug,
  newestLimits,
  type BracketLimit,
  type DatedGameChanger,
  type DatedLegality,
  type Slug,
} from '@crownsmith/domain';
import { isSameLimit, type RulesFile } from './rules-file';

const key = ({ date, source }: RulesFile): string => `${date}\n${source}`;

/** A file with what another of its day and source adds and corrects. */
const corrected = (known: RulesFile, { date, source, ...next }: RulesFile): RulesFile => {
  const restated = new Set([...(next.banned ?? []), ...(next.unbanned ?? [])].map(makeSlug));
  const names = (field: 'banned' | 'unbanned'): readonly string[] => [
    ...(known[field] ?? []).filter((name) => !restated.has(makeSlug(name))),
    ...(next[field] ?? []),
  ];
  const [banned, unbanned] = [names('banned'), names('unbanned')];
  const brackets = [
    ...(known.brackets ?? []).filter((row) => next.brackets?.some((one) => isSameLimit(one, row)) !== true),
    ...(next.brackets ?? []),
  ];
  const gameChangers = next.game_changers ?? known.game_changers;
  return {
    date,
    source,
    ...(gameChangers && { game_changers: gameChangers }),
    ...(banned.length > 0 && { banned: [...banned] }),
    ...(unbanned.length > 0 && { unbanned: [...unbanned] }),
    ...(brackets.length > 0 && { brackets }),
  };
};

/**
 * Files of newer rules with a further one, in the order of their dates. One of the same day and source as another adds to it and
 * corrects it; otherwise the order in which files come in changes nothing.
 */
export const addRulesFile = (files: readonly RulesFile[], next: RulesFile): readonly RulesFile[] => {
  const known = files.find((file) => key(file) === key(next));
  const added = known === undefined ? next : corrected(known, next);
  return [...files.filter((file) => file !== known), added].sort((a, b) => (key(a) < key(b) ? -1 : 1));
};

/** What files of newer rules announce: of each card, and of brackets. */
export interface NewerRules {
  readonly legality: (slug: Slug) => DatedLegality | undefined;
  readonly gameChanger: (slug: Slug) => DatedGameChanger | undefined;
  /** with those that this package knows, of each the newest */
  readonly bracketLimits: readonly BracketLimit[];
}

const limitsOf = ({ brackets = [], date, source }: RulesFile): readonly BracketLimit[] =>
  brackets.map(({ kind, bracket, at_most, until_turn }) => ({
    kind,
    bracket,
    atMost: at_most,
    ...(until_turn !== undefined && { untilTurn: until_turn }),
    source,
    date,
  }));

/**
 * What files of newer rules announce, of each rule the newest: of a list of Game Changers, that all others are none. Where two of one day
 * disagree, the card is banned, and the list of the source that comes first in the alphabet counts.
 * @param files as `addRulesFile` orders them
 */
export const newerRules = (files: readonly RulesFile[]): NewerRules => {
  const legality = new Map<Slug, DatedLegality>();
  const announce = (name: string, announced: DatedLegality): void => {
    const slug = makeSlug(name);
    const known = legality.get(slug);
    const isNewer = known === undefined || announced.date > known.date;
    if (isNewer || (announced.date === known.date && announced.legality === 'banned'))
      legality.set(slug, announced);
  };
  for (const { date, banned = [], unbanned = [] } of files) {
    for (const name of unbanned) announce(name, { legality: 'legal', date });
    for (const name of banned) announce(name, { legality: 'banned', date });
  }
  const newest = files.reduce<RulesFile | undefined>(
    (found, file) => (file.game_changers && (found === undefined || file.date > found.date) ? file : found),
    undefined,
  );
  const list = newest?.game_changers && new Set(newest.game_changers.map(makeSlug));
  return {
    legality: (slug) => legality.get(slug),
    gameChanger: (slug) => newest && list && { gameChanger: list.has(slug), date: newest.date },
    bracketLimits: newestLimits([...BRACKET_LIMITS, ...files.flatMap(limitsOf)]),
  };
};
