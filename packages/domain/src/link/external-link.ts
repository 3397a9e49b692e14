import { BRAND } from '../site/brand';
import { err, ok, type Result } from '../result';

/** The used part of the platform's URL class (WHATWG URL standard). */
declare const URL: new (text: string) => { href: string; search: string };

/** Campaign parameters of a link. */
export interface UtmParameters {
  /** Replaces the link's utm_source. */
  readonly source?: string | undefined;
  /** Sets utm_medium. */
  readonly medium?: string | undefined;
}

/** The text is not a URL. */
export interface InvalidUrl {
  readonly code: 'invalid-url';
  readonly url: string;
}

/** Attributes of every external link: a new tab, no opener, no referrer. */
export const EXTERNAL_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The utm_source of links without one. */
const UTM_SOURCE = BRAND.toLowerCase();

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

const nameOf = (parameter: string): string => (parameter.split('=')[0] ?? '').toLowerCase();

/** Sets a parameter of a query; the others stay unchanged. */
const withParameter = (search: string, name: string, value: string): string => {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && nameOf(part) !== name);
  return `?${[...others, `${name}=${encode(value)}`].join('&')}`;
};

const hasParameter = (search: string, name: string): boolean =>
  search
    .replace(/^\?/, '')
    .split('&')
    .some((part) => nameOf(part) === name && part.length > name.length + 1);

/**
 * Makes an outbound link (specification, section 5): adds https if there is no http(s) scheme, and utm_source if there is
 * none or one is given; sets utm_medium if given.
 * @example externalLink('shop.example/deck?id=1', { medium: 'clipboard' }) // { ok: true, value: 'https://shop.example/deck?id=1&utm_source=crownsmith&utm_medium=clipboard' }
 * @example externalLink('https://a.example/?utm_source=b', { source: 'c' }) // { ok: true, value: 'https://a.example/?utm_source=c' }
 * @example externalLink('http://', {}) // { ok: false, error: { code: 'invalid-url', url: 'http://' } }
 */
export const externalLink = (url: string, utm: UtmParameters = {}): Result<string, InvalidUrl> => {
  const trimmed = url.trim();
  const absolute = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  try {
    const link = new URL(absolute);
    const { source, medium } = utm;
    if (source !== undefined || !hasParameter(link.search, 'utm_source')) {
      link.search = withParameter(link.search, 'utm_source', source ?? UTM_SOURCE);
    }
    if (medium !== undefined) link.search = withParameter(link.search, 'utm_medium', medium);
    return ok(link.href);
  } catch {
    return err({ code: 'invalid-url', url });
  }
};
