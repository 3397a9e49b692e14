import { describeJson } from '@crownsmith/domain';
import * as z from 'zod';
import { DownloadFailure } from './download-error';
import { request, withRetries, type HttpOptions } from './http-request';
import { readResponseText } from './response-text';

/** A list of Scryfall's API, possibly one of several pages (scryfall.com/docs/api/lists, read 2026-11-26). */
const listSchema = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  next_page: z.string().nullish(),
});

/** More pages than any list has; an answer that leads on and on ends there. */
const MAX_PAGES = 2000;

const badAnswer = (reason: string): DownloadFailure =>
  new DownloadFailure({ code: 'bad-index', reason }, false);

/** Parses a page of a list. @throws DownloadFailure that says what it is instead */
export const parsePage = (text: string): z.output<typeof listSchema> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badAnswer(/^\s*</.test(text) ? 'it is a web page' : 'it is not JSON');
  }
  const page = listSchema.safeParse(value);
  if (page.success) return page.data;
  if (typeof value !== 'object' || value === null || !('data' in value))
    throw badAnswer(`it has no data, it is ${describeJson(value)}`);
  const issue = page.error.issues[0];
  throw badAnswer(`${issue?.path.join('.') || 'answer'}: ${issue?.message ?? 'unexpected shape'}`);
};

/** The address of the page after this one, which has to be on the same server. */
const nextOf = ({ has_more, next_page }: z.output<typeof listSchema>, at: string): string | undefined => {
  if (has_more !== true) return undefined;
  if (typeof next_page !== 'string') throw badAnswer('next_page: missing, though has_more is true');
  const next = URL.canParse(next_page, at) ? new URL(next_page, at) : undefined;
  if (next?.origin !== new URL(at).origin) throw badAnswer('next_page: not an address of the same server');
  return next.href;
};

/** The address of a path below that of an API. */
export const apiUrl = (baseUrl: string, path: string): string => `${baseUrl.replace(/\/$/, '')}${path}`;

/**
 * The entries of a list of Scryfall's API, page after page, not yet validated.
 * @throws DownloadFailure
 */
export async function* readScryfallList(url: string, options: HttpOptions): AsyncGenerator<unknown> {
  const seen = new Set<string>();
  for (let at: string | undefined = url; at !== undefined;) {
    if (seen.has(at) || seen.size >= MAX_PAGES) throw badAnswer('next_page: the list does not end');
    seen.add(at);
    const address: string = at;
    const page = await withRetries(options, async () =>
      parsePage(
        await request(address, {}, options, (response, onData) =>
          readResponseText(address, response, onData),
        ),
      ),
    );
    yield* page.data;
    at = nextOf(page, address);
  }
}
