import { type RequestHandler, Router } from 'express';
import type { Accounts } from '#app/accounts/accounts.server';
import { SettingsRequest } from '#app/accounts/profile/profile-state';
import { type Profile, profileStateOf } from '#app/accounts/profile/profile.server';
import { methodNotAllowed, sendError, sendInvalid } from '../api/api-error';
import { jsonBody, parseBody } from '../api/json-body';
import { asyncHandler } from '../request/async-handler';
import { refuseCrossSitePosts } from '../request/form-guard';

/**
 * Changes of a person's settings, to be mounted at `/api/users/settings`; responds with what browsers keep of the profile.
 * 401 without a session, 409 where the changes are another person's, 400 for anything that is not a setting.
 */
export const createSettingsApi = (
  accounts: () => Pick<Accounts, 'changeProfile'>,
  limit: RequestHandler,
): Router => {
  const change = asyncHandler(async (request, response) => {
    const { user } = response.locals;
    const body = parseBody(SettingsRequest, request.body);
    if (!user) {
      sendError(response, 401, 'Sign in to change your settings.');
    } else if (!body.ok) {
      sendInvalid(response, body.error);
    } else if (body.value.uid !== user.uid) {
      sendError(response, 409, 'These settings are of another person than the one who is signed in.');
    } else {
      let profile: Profile | undefined = user.profile;
      for (const { settings, ageMs } of body.value.changes)
        profile = await accounts().changeProfile(user.uid, { settings, ageMs });
      if (profile) response.set('Cache-Control', 'private, no-store').json(profileStateOf(profile));
      else sendError(response, 401, 'Sign in to change your settings.');
    }
  });
  const router = Router();
  router
    .route('/')
    .post(refuseCrossSitePosts, limit, ...jsonBody(), change)
    .all(methodNotAllowed('POST'));
  return router;
};
