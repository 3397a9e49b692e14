import type { Tag } from '@crownsmith/domain';

/** What is read from a card to tell what it does for a deck. */
export interface TagFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly keywords: readonly string[];
  readonly text?: string | undefined;
  readonly manaCost?: string | undefined;
}

export const tagsOf = (_facts: TagFacts): readonly Tag[] => [];
