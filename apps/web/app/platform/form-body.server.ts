/** Why a posted form was not parsed. */
export type FormBodyError = 'too-large' | 'not-a-form';

/**
 * Reads the fields of a posted form, and stops once it exceeds its limit, whatever its Content-Length.
 * @param maxBytes of the encoded body
 */
export const readFormBody = async (
  request: Request,
  maxBytes: number,
): Promise<Readonly<Record<string, string>> | FormBodyError> => {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return 'not-a-form';
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large';
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return 'too-large';
    }
    chunks.push(read.value);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
};
