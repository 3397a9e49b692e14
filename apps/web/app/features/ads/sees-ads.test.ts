import type { Patreon } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { seesAds } from './sees-ads.server';

const person = (patreon: Patreon | null, isAdmin = false) => ({
  profile: { ...makeProfile({ uid: 'u', email: 'u@example.com', displayName: 'U' }, 0), patreon, isAdmin },
});

it('visitors see ads', () => expect(seesAds(undefined)).toBe(true));

it.each([
  [null, false, true],
  [{ status: 'active_patron', entitledCents: 199 }, false, true],
  [{ status: 'active_patron', entitledCents: 200 }, false, false],
  [{ status: 'active_patron', entitledCents: 500 }, false, false],
  [{ status: 'former_patron', entitledCents: 500 }, false, true],
  [null, true, false],
])('a person with %j, admin %j, sees ads: %j', (patreon, isAdmin, sees) =>
  expect(seesAds(person(patreon, isAdmin))).toBe(sees),
);
