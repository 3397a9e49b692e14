import { readListBytes } from '@crownsmith/answers';
import { err, listFaultText, MAX_LIST_FORM_BYTES, ok, type Result } from '@crownsmith/domain';
import { readBody } from '#app/platform/read-body.server';

/** Where Discord keeps attachments. */
const HOSTS: ReadonlySet<string> = new Set(['cdn.discordapp.com', 'media.discordapp.net']);
const TIMEOUT_MS = 8000;

const FAILED = 'The attached file could not be read. Try again in a moment.';

/** Reads a list that is attached to a command, in any of the encodings of lists; nothing but Discord's own hosts is asked. */
export const readAttachment = async (
  address: string,
  send: typeof fetch = fetch,
): Promise<Result<string, string>> => {
  if (!URL.canParse(address)) return err(FAILED);
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' || !HOSTS.has(hostname)) return err(FAILED);
  try {
    const response = await send(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return err(FAILED);
    const body = await readBody(response, MAX_LIST_FORM_BYTES);
    if (body === undefined) return err('The attached list is too long.');
    const text = await readListBytes(body);
    return text.ok ? ok(text.value) : err(listFaultText(text.error));
  } catch {
    return err(FAILED);
  }
};
