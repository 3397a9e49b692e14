import type { MessageKind } from '@crownsmith/api-client';

/** What a field takes. */
type FieldKind = 'line' | 'email' | 'address' | 'text' | 'choice';

/** A field of a form: all that the page and the check need to know of it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** what is said where it is missing; a field without it may stay empty */
  readonly missing?: string;
  readonly hint?: string;
  /** most letters */
  readonly max: number;
  readonly autoComplete?: string;
  /** of a choice */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** A form with the words around it. */
export interface MessageForm {
  readonly kind: MessageKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly send: string;
  readonly thanks: string;
  readonly fields: readonly FormField[];
}

const name: FormField = {
  name: 'name',
  label: 'Your name',
  kind: 'line',
  max: 100,
  autoComplete: 'name',
};
const email: FormField = {
  name: 'email',
  label: 'Your e-mail address',
  kind: 'email',
  hint: 'Only for an answer. It is kept with the message and used for nothing else.',
  max: 254,
  autoComplete: 'email',
};

/** The forms of the site; each answers at its own address. */
export const MESSAGE_FORMS: Readonly<Record<MessageKind, MessageForm>> = {
  contact: {
    kind: 'contact',
    path: '/contact-us',
    title: 'Contact',
    description: 'Write to the people who run this site: questions, wrong data, rights, anything else.',
    lead: 'A question, a card or a list that is wrong, a matter of rights, or a kind word: it reaches the people who run this site.',
    send: 'Send the message',
    thanks: 'Your message has been kept, and will be read.',
    fields: [
      name,
      email,
      {
        name: 'topic',
        label: 'What it is about',
        kind: 'choice',
        missing: 'Choose what it is about.',
        max: 40,
        options: [
          { value: 'question', label: 'A question' },
          { value: 'data', label: 'Wrong or missing data' },
          { value: 'rights', label: 'Rights or privacy' },
          { value: 'other', label: 'Something else' },
        ],
      },
      { name: 'message', label: 'Message', kind: 'text', missing: 'Write your message.', max: 5000 },
    ],
  },
  'bug-report': {
    kind: 'bug-report',
    path: '/bug-report',
    title: 'Report a bug',
    description: 'Tell what went wrong on a page, so that it can be put right.',
    lead: 'Something does not work, or a figure cannot be right? Say where and what, and it can be found.',
    send: 'Send the report',
    thanks: 'Your report has been kept, and will be looked into.',
    fields: [
      {
        name: 'page',
        label: 'The page',
        kind: 'line',
        hint: 'Its address, as far as you know it.',
        max: 300,
        autoComplete: 'off',
      },
      { name: 'message', label: 'What happened', kind: 'text', missing: 'Say what happened.', max: 5000 },
      { name: 'expected', label: 'What you expected instead', kind: 'text', max: 2000 },
      {
        name: 'browser',
        label: 'Browser and device',
        kind: 'line',
        hint: 'Such as: Firefox on Android.',
        max: 200,
        autoComplete: 'off',
      },
      email,
    ],
  },
  apply: {
    kind: 'apply',
    path: '/apply',
    title: 'Write or help',
    description: 'Offer to write for the site, to look after its data or to work on its code.',
    lead: 'The site lives from people who know the format: who write about it, check data, translate, or work on the code. Say what you would like to do.',
    send: 'Send the offer',
    thanks: 'Your offer has been kept. If it fits, you will be written to.',
    fields: [
      { ...name, missing: 'Write your name, or what you go by.' },
      {
        ...email,
        missing: 'Write an address that an answer can go to.',
        hint: 'For the answer. It is kept with your offer and used for nothing else.',
      },
      {
        name: 'role',
        label: 'What you would like to do',
        kind: 'choice',
        missing: 'Choose what you would like to do.',
        max: 40,
        options: [
          { value: 'writing', label: 'Write articles' },
          { value: 'data', label: 'Check data: combos, themes, tags' },
          { value: 'translation', label: 'Translate' },
          { value: 'code', label: 'Work on the code' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        name: 'message',
        label: 'About you and your idea',
        kind: 'text',
        missing: 'Say a little about you and your idea.',
        max: 5000,
      },
      {
        name: 'sample',
        label: 'Something you have made',
        kind: 'address',
        hint: 'The address of a page, beginning with https://',
        max: 500,
        autoComplete: 'url',
      },
    ],
  },
};

/** A field that people do not see and leave empty; scripts that fill in everything do not. */
export const TRAP_FIELD = 'confirm_subject';
/** When the form was drawn, in ms since 1970, base 36. */
export const DRAWN_FIELD = 'drawn';
