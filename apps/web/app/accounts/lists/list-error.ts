import {
  MAX_COPIES,
  MAX_LIST_CARDS,
  MAX_LIST_NAME_CHARACTERS,
  MAX_LISTS,
  MAX_TRASHED_LISTS,
  TRASH_DAYS,
} from '@crownsmith/domain';

const number = (value: number): string => value.toLocaleString('en');

/** Why a list could not be read or changed, with a text for people. Another person's list is not found, either. */
export const LIST_ERRORS = {
  'not-found': 'There is no such list.',
  'version-not-found': 'This version of the list is no longer kept.',
  'missing-name': 'Enter a name for the list.',
  'name-too-long': `The name may have at most ${MAX_LIST_NAME_CHARACTERS} characters.`,
  'no-cards': 'The list has no card.',
  'too-many-cards': `A list holds at most ${number(MAX_LIST_CARDS)} cards, copies and commanders included.`,
  'too-many-copies': `A list holds at most ${MAX_COPIES} copies of a card.`,
  'too-many-lists': `You have ${number(MAX_LISTS)} lists, which is the most. Delete one to make room.`,
  'trash-full': `The trash holds ${number(MAX_TRASHED_LISTS)} lists, which is the most. Delete some of them for good first, or wait: each leaves it after ${TRASH_DAYS} days.`,
  'changed-elsewhere':
    'This list was changed elsewhere since you opened it, so nothing has been saved yet. Save again to make yours the next version: the other one is kept among the versions.',
} as const;

export type ListErrorCode = keyof typeof LIST_ERRORS;

export interface ListError {
  readonly code: ListErrorCode;
  readonly message: string;
}

/** @example listError('not-found').message // 'There is no such list.' */
export const listError = (code: ListErrorCode): ListError => ({ code, message: LIST_ERRORS[code] });

const STATUS: Readonly<Partial<Record<ListErrorCode, number>>> = {
  'not-found': 404,
  'version-not-found': 404,
  'changed-elsewhere': 409,
  'too-many-lists': 409,
  'trash-full': 409,
};

/** The status of a response to a request that failed. @example listErrorStatus(listError('not-found')) // 404 */
export const listErrorStatus = ({ code }: ListError): number => STATUS[code] ?? 400;
