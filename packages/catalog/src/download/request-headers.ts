import { DownloadFailure } from './download-error';

type Headers = Readonly<Record<string, string>>;

/** What a header can have (RFC 9110, 5.5, read 2026-11-29). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Headers of which the later ones replace those of the same name, in whatever case. */
const merge = (...all: readonly Headers[]): Headers =>
  Object.fromEntries(
    all.flatMap(Object.entries<string>).map(([name, value]) => [name.toLowerCase(), value.trim()]),
  );

/**
 * The headers of a request. Those of the caller may have keys: only the origin that they are for gets them, not one that it redirects to.
 * @param own of the caller
 * @throws DownloadFailure for one that cannot be sent, without its value
 */
export const requestHeaders = (defaults: Headers, own: Headers, url: string, at: string): Headers => {
  const all = merge(defaults, new URL(at).origin === new URL(url).origin ? own : {});
  const [bad] = Object.entries(all).find(([name, value]) => !NAME.test(name) || !VALUE.test(value)) ?? [];
  if (bad === undefined) return all;
  const reason = `the header ${JSON.stringify(bad)} has a line end or a letter that headers cannot have`;
  throw new DownloadFailure({ code: 'network', url, reason }, false);
};
