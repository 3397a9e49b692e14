import { isEmailShaped } from '@crownsmith/domain';
import { z } from 'zod';
import { DRAWN_FIELD, type FormField, type MessageForm, TRAP_FIELD } from './message-forms';

/** Line ends as one kind; no space at either end. */
const tidy = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
const tidyLine = (text: string): string => tidy(text).replaceAll(/\s+/g, ' ');

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Whether a value that is not empty is of its field's kind; a sentence where it is not. */
const problemOf = ({ kind, options }: FormField, value: string): string | undefined => {
  switch (kind) {
    case 'email':
      return isEmailShaped(value) ? undefined : 'Write it like name@mail.example.';
    case 'address':
      return isWebAddress(value) ? undefined : 'Write an address that begins with https://';
    case 'choice':
      return options?.some((option) => option.value === value) ? undefined : 'Choose one of the list.';
    case 'line':
    case 'text':
      return undefined;
  }
};

const fieldSchema = (field: FormField) =>
  z
    .string()
    .default('')
    .transform(field.kind === 'text' ? tidy : tidyLine)
    .superRefine((value, context) => {
      const fail = (message: string): void => context.addIssue({ code: 'custom', message });
      if (value === '') {
        if (field.missing !== undefined) fail(field.missing);
      } else if (value.length > field.max) {
        fail(
          `At most ${field.max.toLocaleString('en')} letters; these are ${value.length.toLocaleString('en')}.`,
        );
      } else {
        const problem = problemOf(field, value);
        if (problem !== undefined) fail(problem);
      }
    });

/**
 * What a form sends, checked by the same table that the page draws its fields from. Keys that are no fields are dropped.
 * @example messageSchema(MESSAGE_FORMS.contact).safeParse({ topic: 'data', message: 'Hello' }).success // true
 */
export const messageSchema = (form: MessageForm) =>
  z.object({
    ...Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])),
  });

/** What a form sends besides its fields, to tell people from scripts. */
export const TrapFields = z.object({
  [TRAP_FIELD]: z.string().default(''),
  [DRAWN_FIELD]: z
    .string()
    .regex(/^[0-9a-z]{1,11}$/)
    .transform((text) => Number.parseInt(text, 36))
    .optional()
    .catch(undefined),
});
