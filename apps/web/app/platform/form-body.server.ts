/** Why a posted form was not parsed. */
export type FormBodyError = 'too-large' | 'not-a-form';

/**
 * Reads a body, and keeps none that exceeds its limit, whatever its Content-Length. It is read to its end: cancelled, its
 * connection would close before the response.
 */
const readBody = async (request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | 'too-large'> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large';
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size <= maxBytes) chunks.push(read.value);
  }
  return size > maxBytes ? 'too-large' : Buffer.concat(chunks);
};

const typeOf = (request: Request): string => request.headers.get('content-type') ?? '';
const isUrlEncoded = (request: Request): boolean =>
  typeOf(request).startsWith('application/x-www-form-urlencoded');

/**
 * Reads the fields of a posted form.
 * @param maxBytes of the encoded body
 */
export const readFormBody = async (
  request: Request,
  maxBytes: number,
): Promise<Readonly<Record<string, string>> | FormBodyError> => {
  if (!isUrlEncoded(request)) return 'not-a-form';
  const body = await readBody(request, maxBytes);
  return body === 'too-large' ? body : Object.fromEntries(new URLSearchParams(body.toString('utf8')));
};

/**
 * Reads a posted form that can have files.
 * @param maxBytes of the encoded body
 */
export const readPostedForm = async (
  request: Request,
  maxBytes: number,
): Promise<FormData | FormBodyError> => {
  if (!isUrlEncoded(request) && !typeOf(request).startsWith('multipart/form-data')) return 'not-a-form';
  const body = await readBody(request, maxBytes);
  if (body === 'too-large') return body;
  const copy = new Response(body, { headers: { 'Content-Type': typeOf(request) } });
  return copy.formData().catch((): FormBodyError => 'not-a-form');
};
