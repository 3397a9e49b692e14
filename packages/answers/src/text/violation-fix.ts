import type { DeckViolation } from '@crownsmith/domain';

const copies = (count: number): string => `${count} ${count === 1 ? 'copy' : 'copies'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** How a card goes out of its part of the deck. */
const removal = ({ place: { zone } }: DeckViolation): string => {
  if (zone === 'commanders') return 'Choose another commander';
  return zone === 'companion' ? 'Leave the companion out' : 'Remove the card';
};

/**
 * What to do about a violation, as a sentence.
 * @param nearest what an unknown name is like
 * @example violationFix({ code: 'banned', name: 'Black Lotus', place: { zone: 'main' } }) // 'Remove the card.'
 */
export const violationFix = (violation: DeckViolation, nearest?: string | null): string => {
  switch (violation.code) {
    case 'deck-size': {
      const missing = violation.expected - violation.actual;
      return missing > 0 ? `Add ${cards(missing)}.` : `Remove ${cards(-missing)}.`;
    }
    case 'no-commander':
      return 'Put a legendary creature under a heading “Commander”.';
    case 'too-many-commanders':
      return 'Leave one commander, or two whose partner abilities match.';
    case 'not-a-commander':
      return violation.isBackground === true
        ? 'Add a commander with “Choose a Background”, or choose another card.'
        : 'Choose a legendary creature or Vehicle, a legendary Spacecraft with power and toughness, or a card that says it can be your commander.';
    case 'invalid-pair':
      return violation.names[0] === violation.names[1]
        ? 'Remove 1 copy.'
        : 'Choose one of them, or two whose partner abilities match.';
    case 'unknown-card':
      return nearest
        ? `Did you mean “${nearest}”?`
        : 'Check the spelling; the card may be newer than the data.';
    case 'invalid-count':
      return 'Write a whole number from 1 on.';
    case 'too-many-copies':
      return `Remove ${copies(violation.count - violation.limit)}.`;
    case 'outside-identity':
      return `${removal(violation)}, or choose a commander of its colours.`;
    case 'banned':
      return `${removal(violation)}.`;
    case 'not-legal':
      return `${removal(violation)}${violation.from === undefined ? '' : ', or wait for its release'}.`;
    case 'legality-unknown':
      return 'Look the card up; no source of this data states its legality.';
    case 'not-a-companion':
    case 'banned-as-companion':
    case 'companion-impossible':
      return 'Leave the companion out.';
    case 'companion-in-deck':
      return 'Remove the card from the deck, or leave it out as the companion.';
    case 'companion-condition':
      return `${violation.missing === undefined ? 'Remove these cards' : `Add ${cards(violation.missing)}`}, or leave the companion out.`;
    case 'companion-unchecked':
      return violation.unchecked.length === 0
        ? 'Check the deck against the condition that is printed on the card.'
        : 'Check these cards against the condition yourself; this data lacks what it needs.';
  }
};
