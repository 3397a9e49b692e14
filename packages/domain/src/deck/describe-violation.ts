import { colorName } from '../color/color';
import { identityColors, type ColorIdentity } from '../color/color-identity';
import type { DeckViolation } from './deck';

const copies = (count: number): string => (count === 1 ? '1 copy' : `${count} copies`);

const colorNames = (identity: ColorIdentity): string =>
  identityColors(identity)
    .map((color) => colorName(color).toLowerCase())
    .join(', ');

/**
 * What is wrong with a deck, as a sentence for people.
 * @example describeViolation({ code: 'banned', name: 'Black Lotus', place: { zone: 'main', index: 0 } }) // 'Black Lotus is banned.'
 */
export const describeViolation = (violation: DeckViolation): string => {
  switch (violation.code) {
    case 'deck-size':
      return `The deck has ${violation.actual} ${violation.actual === 1 ? 'card' : 'cards'}; it needs ${violation.isLeast === true ? 'at least' : 'exactly'} ${violation.expected}, commanders included.`;
    case 'no-commander':
      return 'The deck has no commander.';
    case 'too-many-commanders':
      return `The deck has ${violation.count} commanders; at most two are possible.`;
    case 'not-a-commander':
      return violation.isBackground === true
        ? `${violation.name} can only be the second commander, beside one with “Choose a Background”.`
        : `${violation.name} cannot be a commander.`;
    case 'invalid-pair':
      return violation.names[0] === violation.names[1]
        ? `A deck cannot have ${violation.names[0]} twice as its commander.`
        : `${violation.names.join(' and ')} cannot be commanders of one deck.`;
    case 'unknown-card':
      return `No card is named ${violation.name}.`;
    case 'invalid-count':
      return `${violation.count} is not a valid quantity of ${violation.name}.`;
    case 'too-many-copies':
      return `The deck has ${copies(violation.count)} of ${violation.name}; it may have at most ${violation.limit}.`;
    case 'outside-identity':
      return `${violation.name} is outside the deck’s colour identity (${colorNames(violation.outside)})${
        violation.chosen === undefined
          ? ''
          : `, even with ${colorNames(violation.chosen)} as the colour that is chosen for a commander`
      }.`;
    case 'banned':
      return `${violation.name} is banned.`;
    case 'not-legal':
      return violation.from === undefined
        ? `${violation.name} is not legal.`
        : `${violation.name} is not legal before its release on ${violation.from}.`;
    case 'legality-unknown':
      return `It is not known whether ${violation.name} is legal.`;
    case 'not-a-companion':
      return `${violation.name} is no companion.`;
    case 'banned-as-companion':
      return `${violation.name} is banned as a companion.`;
    case 'companion-in-deck':
      return `The companion ${violation.name} is in the deck, too.`;
    case 'companion-impossible':
      return `${violation.name} cannot be a companion in this format (${violation.condition}).`;
    case 'companion-condition':
      if (violation.broken.length === 0)
        return `The deck does not meet the condition of the companion ${violation.name} (${violation.condition}).`;
      return `${violation.broken.join(', ')}: against the condition of the companion ${violation.name} (${violation.condition}).`;
    case 'companion-unchecked':
      return violation.unchecked.length === 0
        ? `The condition of the companion ${violation.name} is not known, so it was not checked.`
        : `The condition of the companion ${violation.name} cannot be checked for ${violation.unchecked.join(', ')}.`;
  }
};

/** What the data lack, and no rule that is broken. */
const UNDECIDED: ReadonlySet<string> = new Set<DeckViolation['code']>([
  'legality-unknown',
  'companion-unchecked',
]);

/**
 * Whether nothing that is known makes a deck illegal: all that is against it are facts that the data lack.
 * @example isUndecided([{ code: 'legality-unknown' }]) // true
 * @example isUndecided([{ code: 'legality-unknown' }, { code: 'banned' }]) // false
 */
export const isUndecided = (violations: readonly { readonly code: string }[]): boolean =>
  violations.length > 0 && violations.every(({ code }) => UNDECIDED.has(code));
