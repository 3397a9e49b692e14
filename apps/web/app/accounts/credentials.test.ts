import { describe, expect, it } from 'vitest';
import { accountError } from './account-error';
import { parseEmail, passwordError } from './credentials.server';
import { emailKey, emailKeys } from './identities/email.server';
import { digestOf } from './secret.server';

describe('a new password', () => {
  it.each([
    ['password', 'among the most used'],
    ['Iloveyou', 'in upper case'],
    ['１２３４５６７８', 'in full-width digits'],
    ['1qaz2wsx', 'along the keyboard'],
    ['crownsmith', 'the name of the site'],
    ['Commander2026!', 'with a year'],
    ['Magic: the Gathering', 'of several words'],
    ['aaaaaaaa', 'one letter'],
    ['\0'.repeat(8), 'one control character'],
    ['😀😀😀😀😀😀😀😀', 'one sign'],
    ['x'.repeat(200), 'one letter, however often'],
    ['abcabcabcabc', 'a short repeat'],
    ['asdfghjkl;', 'a row of keys'],
    ['2026-11-26', 'a date'],
    ['ada@mail.example', 'an e-mail address'],
    ['ａｄａ＠ｍａｉｌ.example', 'an e-mail address in full width'],
  ])('is refused as one of the first that are guessed: %s (%s)', (password) => {
    expect(passwordError(password)).toEqual(accountError('auth/common-password'));
  });

  it.each([
    'correct horse battery',
    'my commander is Krenko',
    'magic 4829-1147-5561',
    'Crownsmiths meet on Mondays',
    'gf7$kQ2p',
    'four unrelated words make a long one '.repeat(6).slice(0, 200),
  ])('is accepted: %s', (password) => {
    expect(passwordError(password)).toBeUndefined();
  });

  it('is refused where it is made of what others know of the person', () => {
    for (const password of ['ada lovelace', 'Lovelace1'])
      expect(passwordError(password, ['ada@lovelace.example', 'Ada Lovelace'])?.code).toBe(
        'auth/common-password',
      );
    expect(passwordError('ada lovelace')).toBeUndefined();
  });

  it('is reported as too short or too long before that', () => {
    expect(passwordError('123456')).toEqual(accountError('auth/weak-password'));
    expect(passwordError('magic'.repeat(41))).toEqual(accountError('auth/password-too-long'));
  });
});

describe('an e-mail address', () => {
  it.each([
    ['ada@xn--bcher-kva.example', ['ADA@BÜCHER.example', 'ada@bu\u0308cher.example', 'ada@ｂücher.example']],
    [
      'ada@mail.example',
      [
        ' Ada@Mail.Example ',
        'ada@ma\u00adil.example',
        'ada@ｍａｉｌ.example',
        'ada@mail。example',
        'ada@mail．example',
        'ada@mail｡example',
        'ada@\u200bmail.example',
        'ada@ma\u2060il.example',
        'ａｄａ@mail.example',
        'ada@ⓜⓐⓘⓛ.example',
      ],
    ],
  ])('is counted, compared and written to as %s in every spelling', (address, spellings) => {
    for (const spelling of spellings) {
      expect(emailKey(spelling), spelling).toBe(emailKey(address));
      expect(parseEmail(spelling), spelling).toMatchObject({ ok: true });
      const parsed = parseEmail(spelling);
      expect(parsed.ok && parsed.value.toLowerCase()).toBe(address);
    }
  });

  it.each([
    'ada',
    'ada@mail',
    '@mail.example',
    'ada@mail.example/x',
    'ada@mail.example?x',
    'ada@mail.example#x',
    'ada@mail.ex%61mple',
    'ada@a b.example',
    'ada@-mail.example',
    'ada@mail..example',
    'ada＠x.example@mail.example',
    'ada＜eve@x.example＞@mail.example',
  ])('is refused where it is none, or becomes another one: %s', (email) =>
    expect(parseEmail(email).ok).toBe(false),
  );

  it('is found by the id of before, which was made of the domain as people read it', () => {
    expect(emailKeys('ada@mail.example')).toEqual([emailKey('ada@mail.example')]);
    expect(emailKeys('ada@bücher.example')).toEqual([
      digestOf('ada@xn--bcher-kva.example'),
      digestOf('ada@bücher.example'),
    ]);
  });
});
