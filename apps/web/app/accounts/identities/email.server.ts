import { trimEmail } from '@crownsmith/domain';
import { digestOf } from '../secret.server';

/**
 * The form of an e-mail address in which two count as the same: without white space around it, in lower case.
 * @example normalizeEmail(' Ada@Mail.example ') // 'ada@mail.example'
 */
export const normalizeEmail = (email: string): string => trimEmail(email).normalize('NFC').toLowerCase();

/** The id of what is stored by e-mail address. */
export const emailKey = (email: string): string => digestOf(normalizeEmail(email));
