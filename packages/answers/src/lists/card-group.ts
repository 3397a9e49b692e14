import { COMMANDER_LISTS, type CommanderListTag } from '@crownsmith/api-client';

/** Lists of a commander page that are not by card type. */
const SPECIAL_LISTS = ['newcards', 'highsynergycards', 'topcards', 'gamechangers'] as const;
type SpecialList = (typeof SPECIAL_LISTS)[number];

/** The list of a commander page that shows a card by its type. */
export type CardGroup = Exclude<CommanderListTag, SpecialList>;

/** Whether a list of a commander page is by card type. */
export const isCardGroup = (list: CommanderListTag): list is CardGroup =>
  !SPECIAL_LISTS.some((special) => special === list);

/** In the order of the page. */
export const CARD_GROUPS: readonly CardGroup[] = COMMANDER_LISTS.filter(isCardGroup);

/** The label, in the attributes of decks, of a card that no list shows. */
export const UNLISTED_CARD = 0;

/** The label of a card that lists show: by its type, or only the special ones. @example cardLabel('creatures') // 2 */
export const cardLabel = (group: CardGroup | undefined): number =>
  group === undefined ? 1 : 2 + CARD_GROUPS.indexOf(group);

/** The list by type of a label, the inverse of `cardLabel`. */
export const groupOfLabel = (label: number): CardGroup | undefined => CARD_GROUPS[label - 2];
