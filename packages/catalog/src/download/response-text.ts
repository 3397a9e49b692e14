import { DownloadFailure } from './download-error';

/** Bytes that an answer may have which is read into memory. */
const MAX_TEXT_BYTES = 20_000_000;

/**
 * The body of a response as text, without a byte order mark.
 * @param onData called whenever data arrive
 * @throws DownloadFailure for one that is longer than allowed
 */
export const readResponseText = async (
  url: string,
  response: Response,
  onData: () => void,
  maxBytes = MAX_TEXT_BYTES,
): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
  for await (const chunk of body ?? []) {
    onData();
    bytes += chunk.length;
    if (bytes > maxBytes) throw new DownloadFailure({ code: 'too-large', url, limit: maxBytes }, false);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
