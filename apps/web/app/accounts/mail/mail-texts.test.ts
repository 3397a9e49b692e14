import { expect, it } from 'vitest';
import {
  accountDeletedMail,
  confirmMail,
  existingAccountMail,
  passwordChangedMail,
  resetMail,
} from './mail-texts.server';

const input = { to: 'ada@mail.example', origin: 'https://crownsmith.example', code: 'a/b c' };

it.each([
  [confirmMail, 'https://crownsmith.example/confirm-email?code=a%2Fb%20c'],
  [existingAccountMail, 'https://crownsmith.example/signin'],
  [resetMail, 'https://crownsmith.example/confirm-password?code=a%2Fb%20c'],
  [passwordChangedMail, 'https://crownsmith.example/forgot-password'],
  [accountDeletedMail, 'https://crownsmith.example/contact-us'],
])('%o names the site and has its link on a line of its own', (makeMail, link) => {
  const { to, subject, text } = makeMail(input);
  expect(to).toBe(input.to);
  expect(subject).toContain('Crownsmith');
  expect(text.split('\n')).toContain(link);
  expect(text).toMatch(/^[\n -~]+$/);
});
