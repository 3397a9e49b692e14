/** Why a posted form was not read. */
export type FormBodyProblem = 'too-large' | 'not-a-form';

/**
 * Reads a posted form field by field and stops as soon as it is larger than allowed, whatever its headers say.
 * @param maxBytes of the encoded body
 */
export const readFormBody = async (
  request: Request,
  maxBytes: number,
): Promise<Readonly<Record<string, string>> | FormBodyProblem> => {
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
