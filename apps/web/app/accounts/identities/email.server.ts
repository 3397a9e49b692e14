import { domainToASCII, domainToUnicode } from 'node:url';
import { trimEmail } from '@crownsmith/domain';
import { digestOf } from '../secret.server';

/** What a URL would end a domain with: an address has none of it. */
const URL_SYNTAX = /[/?#%:@\\]/;
/** A domain that mail is sent to: labels of letters, digits and hyphens, at least two (RFC 1123, 2.1). */
const MAIL_DOMAIN = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;

/**
 * The address that a spelling stands for: its domain as the DNS has it (IDNA, UTS 46), its other part in the compatibility form of
 * Unicode, without white space around it. Undefined where the domain is none.
 * @example mapEmail('Ada@BÜCHER。example') // 'Ada@xn--bcher-kva.example'
 */
export const mapEmail = (email: string): string | undefined => {
  const trimmed = trimEmail(email);
  const at = trimmed.lastIndexOf('@');
  const typed = trimmed.slice(at + 1);
  const domain = URL_SYNTAX.test(typed) ? '' : domainToASCII(typed);
  return at > 0 && MAIL_DOMAIN.test(domain)
    ? `${trimmed.slice(0, at).normalize('NFKC')}@${domain}`
    : undefined;
};

/**
 * The form of an e-mail address in which two count as the same: mapped, in lower case.
 * @example normalizeEmail(' Ada@Mail.example ') // 'ada@mail.example'
 */
export const normalizeEmail = (email: string): string =>
  (mapEmail(email) ?? trimEmail(email).normalize('NFKC')).toLowerCase();

/** The id of what is stored by e-mail address. */
export const emailKey = (email: string): string => digestOf(normalizeEmail(email));

/** The ids that an address may be stored by: until November 2026 they were made of the domain as people read it. */
export const emailKeys = (email: string): readonly string[] => {
  const normal = normalizeEmail(email);
  const at = normal.lastIndexOf('@') + 1;
  const former = normal.slice(0, at) + domainToUnicode(normal.slice(at)).normalize('NFC');
  return [...new Set([normal, former])].map(digestOf);
};
