import type { DeckViolation } from '@crownsmith/domain';

const copies = (count: number): string => `${count} ${count === 1 ? 'copy' : 'copies'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/**
 * What to do about a violation, as a sentence.
 * @example violationFix({ code: 'banned', name: 'Black Lotus', place: { zone: 'main' } }) // 'Remove the card.'
 */
export const violationFix = (violation: DeckViolation): string => {
  switch (violation.code) {
    case 'deck-size': {
      const missing = violation.expected - violation.actual;
      return missing > 0 ? `Add ${cards(missing)}.` : `Remove ${cards(-missing)}.`;
    }
    case 'no-commander':
      return 'Put a legendary creature under a heading “Commander”.';
    case 'too-many-commanders':
      return 'Leave one commander, or two with the same partner ability.';
    case 'not-a-commander':
      return 'Choose a legendary creature, or a card that says it can be your commander.';
    case 'invalid-pair':
      return 'Choose one of them, or two with the same partner ability.';
    case 'unknown-card':
      return 'Check the spelling; the card may be newer than the data.';
    case 'invalid-count':
      return 'Write a whole number from 1 on.';
    case 'too-many-copies':
      return `Remove ${copies(violation.count - violation.limit)}.`;
    case 'outside-identity':
      return 'Remove the card, or choose commanders of its colours.';
    case 'banned':
    case 'not-legal':
      return 'Remove the card.';
    case 'legality-unknown':
      return 'Look the card up; no source of this data states its legality.';
    case 'not-a-companion':
    case 'banned-as-companion':
    case 'companion-impossible':
      return 'Leave the companion out.';
    case 'companion-in-deck':
      return 'Remove the card from the deck, or leave it out as the companion.';
    case 'companion-condition':
      return 'Remove these cards, or leave the companion out.';
    case 'companion-unchecked':
      return 'Check these cards against the condition yourself; this data lacks what it needs.';
  }
};
