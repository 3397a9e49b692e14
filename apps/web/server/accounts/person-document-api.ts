import type { Result } from '@crownsmith/domain';
import { type RequestHandler, Router } from 'express';
import type * as z from 'zod';
import { methodNotAllowed, sendError, sendInvalid } from '../api/api-error';
import { jsonBody, parseBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { refuseCrossSitePosts } from '../request/form-guard';

const NO_STORE = 'private, no-store';

/** A document that every person has one of, and that all of their browsers read and write. */
export interface PersonDocument<Write extends { readonly uid: string }> {
  /** what it is called in errors, such as `clipboard` */
  readonly name: string;
  /** body of a write: `uid` says whose document was changed, for another person may be signed in by now */
  readonly schema: z.ZodType<Write>;
  /** largest body in bytes; that of all JSON by default */
  readonly maxBytes?: number;
  read(uid: string): Promise<object>;
  /** the document as written; the stored one as the error where that is newer than what the write was made of */
  write(uid: string, body: Write): Promise<Result<object, object>>;
}

/**
 * A document of the signed-in person: GET reads it, POST writes one. 401 without a session, 400 for an invalid body, 409
 * where the body is of another person, 412 with the stored document where another browser came between.
 */
export const createPersonDocumentApi = <Write extends { readonly uid: string }>(
  { name, schema, maxBytes, ...document }: PersonDocument<Write>,
  limit: RequestHandler,
): Router => {
  const signIn = `Sign in to have your ${name} in every browser.`;
  const read = asyncHandler(async (_request, response) => {
    const { user } = response.locals;
    if (!user) sendError(response, 401, signIn);
    else response.set('Cache-Control', NO_STORE).json(await document.read(user.uid));
  });
  const write = asyncHandler(async (request, response) => {
    const { user } = response.locals;
    const body = parseBody(schema, request.body);
    if (!user) {
      sendError(response, 401, signIn);
    } else if (!body.ok) {
      sendInvalid(response, body.error);
    } else if (body.value.uid !== user.uid) {
      sendError(response, 409, `This ${name} is of another person than the one who is signed in.`);
    } else {
      const written = await document.write(user.uid, body.value);
      response
        .status(written.ok ? 200 : 412)
        .set('Cache-Control', NO_STORE)
        .json(written.ok ? written.value : written.error);
    }
  });
  const router = Router();
  router
    .route('/')
    .get(read)
    .post(refuseCrossSitePosts, limit, ...jsonBody(maxBytes), write)
    .all(methodNotAllowed('GET', 'HEAD', 'POST'));
  return router;
};
