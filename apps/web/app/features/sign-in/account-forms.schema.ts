import { trimEmail } from '@crownsmith/domain';
import * as z from 'zod';
import { ACCOUNT_ERRORS } from '#app/accounts/account-error';
import { parseEmail, passwordError } from '#app/accounts/credentials.server';
import { DisplayName } from '#app/accounts/profile/settings.schema';
import { ACCOUNT_FORMS, type AccountField, type AccountFormName } from './account-forms';

/** Longest code or link that is read, in characters; Firebase's codes have about 100. */
const MAX_CODE = 1000;

/** The code of a mail, by itself or in the link. @example codeOf('https://a.example/confirm-email?code=x ') // 'x' */
const codeOf = (text: string): string => {
  const trimmed = text.trim();
  return (URL.canParse(trimmed) && new URL(trimmed).searchParams.get('code')) || trimmed;
};

const SCHEMAS: Readonly<Record<AccountField['name'], z.ZodType<string, string>>> = {
  email: z
    .string()
    .transform(trimEmail)
    .refine((email) => parseEmail(email).ok, ACCOUNT_ERRORS['auth/invalid-email']),
  password: z.string(),
  newPassword: z.string().superRefine((password, context) => {
    const error = passwordError(password);
    if (error) context.addIssue({ code: 'custom', message: error.message });
  }),
  displayName: DisplayName,
  code: z
    .string()
    .max(MAX_CODE, ACCOUNT_ERRORS['auth/invalid-action-code'])
    .transform(codeOf)
    .refine((code) => !/[\s\p{Cc}]/u.test(code), ACCOUNT_ERRORS['auth/invalid-action-code']),
};

/** The parsed fields of a form. */
export type FormValues<Name extends AccountFormName> = Readonly<
  Record<(typeof ACCOUNT_FORMS)[Name]['fields'][number]['name'], string>
>;

/** The schema of a form's fields; other keys are dropped. */
export const accountFormSchema = <Name extends AccountFormName>(name: Name): z.ZodType<FormValues<Name>> =>
  z.object(
    Object.fromEntries(
      ACCOUNT_FORMS[name].fields.map((field) => [
        field.name,
        z
          .string()
          .default('')
          .superRefine((value, context) => {
            if (value.trim() === '') context.addIssue({ code: 'custom', message: field.missing });
          })
          .pipe(SCHEMAS[field.name]),
      ]),
    ),
  ) as unknown as z.ZodType<FormValues<Name>>;
