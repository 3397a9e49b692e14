import { isAnnouncedAfter } from './card-legality';

/** Whether a card is a Game Changer as of a date. */
export interface DatedGameChanger {
  readonly gameChanger: boolean;
  /** ISO date. */
  readonly date: string;
}

/** What sources provide about one card. Leave out what no source provides. */
export interface GameChangerEvidence {
  /** The latest card file that states it: files have done so since 2025. */
  readonly cardFile?: {
    readonly gameChanger: boolean;
    /** ISO date of the file. */
    readonly date?: string | undefined;
  };
  /** What the starter catalogue states. */
  readonly starter?: boolean | undefined;
  /** ISO date of the starter catalogue. */
  readonly starterDate?: string | undefined;
  /** The last announced change. */
  readonly announced?: DatedGameChanger | undefined;
}

/**
 * Decides whether a card is a Game Changer: the newest of the card file, the starter catalogue and the announced changes
 * wins, whatever was imported first. A card that no source mentions is none. As for legality, an announcement counts as
 * newer than a card file up to 90 days before the newest release in the file.
 * @example decideGameChanger({ cardFile: { gameChanger: true, date: '2025-06-13' }, announced: { gameChanger: false, date: '2025-10-21' } }) // false
 */
export const decideGameChanger = ({
  cardFile,
  starter,
  starterDate,
  announced,
}: GameChangerEvidence): boolean => {
  const isStarterNewer =
    starterDate !== undefined &&
    (cardFile === undefined || (cardFile.date !== undefined && starterDate > cardFile.date));
  if (starter !== undefined && isStarterNewer && !(announced !== undefined && announced.date > starterDate))
    return starter;
  if (announced !== undefined && isAnnouncedAfter(announced.date, cardFile?.date))
    return announced.gameChanger;
  return cardFile?.gameChanger ?? starter ?? false;
};
