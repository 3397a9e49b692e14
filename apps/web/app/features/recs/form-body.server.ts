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
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return 'too-large';
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
};
