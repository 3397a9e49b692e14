/** Longest wait for an answer, in ms. */
const TIMEOUT = 20_000;

/** What managers of userscripts hand to a script. */
interface RequestDetails {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: string;
  readonly timeout: number;
  readonly anonymous: true;
  readonly onload: (response: { readonly status: number; readonly responseText: string }) => void;
  readonly onerror: () => void;
  readonly ontimeout: () => void;
}
declare const GM: { readonly xmlHttpRequest?: (details: RequestDetails) => unknown } | undefined;
declare const GM_xmlhttpRequest: ((details: RequestDetails) => unknown) | undefined;

/** The request of a manager, which no policy of the page stops; undefined without one. */
const managerRequest = (): ((details: RequestDetails) => unknown) | undefined => {
  if (typeof GM !== 'undefined' && GM.xmlHttpRequest) return GM.xmlHttpRequest;
  return typeof GM_xmlhttpRequest === 'undefined' ? undefined : GM_xmlhttpRequest;
};

interface Answer {
  readonly status: number;
  readonly text: string;
}

const headers = { 'Content-Type': 'application/json', Accept: 'application/json' } as const;

const send = async (url: string, data: string): Promise<Answer> => {
  const request = managerRequest();
  if (request)
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new TypeError('No answer.'));
      request({
        method: 'POST',
        url,
        headers,
        data,
        timeout: TIMEOUT,
        // Without cookies.
        anonymous: true,
        onload: ({ status, responseText }) => resolve({ status, text: responseText }),
        onerror: fail,
        ontimeout: fail,
      });
    });
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: data,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: timeout.signal,
  });
  return { status: response.status, text: await response.text() };
};

/** Why the site gives no answer, as a sentence. */
export class SiteError extends Error {}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Posts JSON to the site and resolves to its answer. Cookies and the address of the page stay behind.
 * @throws SiteError for any other answer, or none
 */
export const postJson = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await send(url, JSON.stringify(body)).catch(() => undefined);
  const { host } = new URL(url);
  if (!answer) throw new SiteError(`${host} does not answer.`);
  const value = asJson(answer.text);
  if (answer.status === 200 && value !== undefined) return value;
  const detail = (value as { readonly detail?: unknown } | undefined)?.detail;
  throw new SiteError(typeof detail === 'string' ? detail : `${host} has no answer (${answer.status}).`);
};
