import { isEmailShaped, isWebUrl } from '@crownsmith/domain';
import * as z from 'zod';
import { type FormField, type MessageForm, RENDERED_AT_FIELD, TRAP_FIELD } from './message-forms';

const cleanText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

/** What is wrong with a value that is not empty; undefined for a valid one. */
const valueError = ({ kind, max, options }: FormField, value: string): string | undefined => {
  if (value.length > max)
    return `At most ${max.toLocaleString('en')} characters; you have ${value.length.toLocaleString('en')}.`;
  switch (kind) {
    case 'email':
      return isEmailShaped(value) ? undefined : 'Not a valid e-mail address.';
    case 'url':
      return isWebUrl(value) ? undefined : 'Not a valid link. It starts with https://';
    case 'choice':
      return options?.some((option) => option.value === value)
        ? undefined
        : 'Choose an option from the list.';
    case 'line':
    case 'text':
      return undefined;
  }
};

const fieldSchema = (field: FormField) =>
  z
    .string()
    .default('')
    .transform(field.kind === 'text' ? cleanText : cleanLine)
    .superRefine((value, context) => {
      const message = value === '' ? field.missing : valueError(field, value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

/**
 * The schema of a form's fields. White space is trimmed, other keys are dropped.
 * @example messageSchema(MESSAGE_FORMS.contact).safeParse({ topic: 'data', message: 'Hello' }).success // true
 */
export const messageSchema = (form: MessageForm) =>
  z.object({
    ...Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])),
  });

/** Fields that tell people from scripts. */
export const TrapFields = z.object({
  [TRAP_FIELD]: z.string().default(''),
  [RENDERED_AT_FIELD]: z
    .string()
    .regex(/^[0-9a-z]{1,11}$/)
    .transform((text) => Number.parseInt(text, 36))
    .optional()
    .catch(undefined),
});
