import { err, MAX_LIST_NAME_CHARACTERS, ok, type Result } from '@crownsmith/domain';
import { isVisibleName } from '../visible-name';
import { listError, type ListError } from './list-error';

/** Halves of characters, and characters that show nothing or turn the direction of what stands beside them. */
const HIDDEN = /[\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Cuts a text, never within a character. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The name of a list from what a person typed: in one line, without white space around it.
 * @example parseListName('  My\n deck ').value // 'My deck'
 */
export const parseListName = (text: string): Result<string, ListError> => {
  const name = text
    .replace(HIDDEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!isVisibleName(name)) return err(listError('missing-name'));
  return name.length > MAX_LIST_NAME_CHARACTERS ? err(listError('name-too-long')) : ok(name);
};

/** The name of a copy, which fits. @example copyName('My deck') // 'My deck (copy)' */
export const copyName = (name: string): string => {
  const suffix = ' (copy)';
  return `${cut(name, MAX_LIST_NAME_CHARACTERS - suffix.length)}${suffix}`;
};
