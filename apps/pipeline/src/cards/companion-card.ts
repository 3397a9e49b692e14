import { companionRule, type Card } from '@crownsmith/domain';

/** Whether a card is a companion: by its keyword, or by its name where the source omits keywords. */
export const isCompanion = (card: Pick<Card, 'name' | 'keywords'>): boolean =>
  card.keywords.some((keyword) => keyword.toLowerCase() === 'companion') ||
  companionRule(card.name) !== undefined;
