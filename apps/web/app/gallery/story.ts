import type { ReactNode } from 'react';

/** A component in one state. */
interface Story {
  /** the state, in a few words: heading and anchor of the story */
  readonly name: string;
  readonly element: ReactNode;
}

/** The stories of a folder of ui/. */
export interface StoryGroup {
  readonly folder: string;
  readonly stories: readonly Story[];
}
