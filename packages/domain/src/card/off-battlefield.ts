import { frontText } from './front-text';

const CREATURE = /isn['’]t on the battlefield, it['’]s an? [^.]*\bcreature\b/i;

/** Whether a card is a creature in every zone except the battlefield, by its text (Grist, the Hunger Tide). */
export const isCreatureOffBattlefield = ({ text }: { readonly text?: string | undefined }): boolean =>
  text !== undefined && CREATURE.test(frontText(text));
