import { expect, it } from 'vitest';
import { isAccountPath } from './account-paths';

it.each([
  ['/signin', true],
  ['/SignIn/', true],
  ['/signin.data', true],
  ['/account/sessions', true],
  ['/lists/abc.data', true],
  ['/cards/sol-ring/salt', true],
  ['/cards/sol-ring/salt.data', true],
  ['/count-my-deck/secret', true],
  ['/cards/sol-ring', false],
  ['/cards/salt', false],
  ['/cards/sol-ring/salt/more', false],
  ['/top/salt', false],
  ['/accounts', false],
  ['/', false],
])('%s belongs to one person: %s', (path, expected) => expect(isAccountPath(path)).toBe(expected));
