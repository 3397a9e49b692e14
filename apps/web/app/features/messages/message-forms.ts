import type { MessageKind } from '@crownsmith/api-client';

/** What a field accepts: one line, an e-mail address, a web address, any text, one of its options. */
type FieldKind = 'line' | 'email' | 'url' | 'text' | 'choice';

/** A field of a form: the page and the schema are both made from it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** error text for an empty field; a field without it is optional */
  readonly missing?: string;
  readonly hint?: string;
  /** length limit in characters */
  readonly max: number;
  readonly autoComplete?: string;
  /** of a choice */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** A form with the texts of its page. */
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
  hint: 'Used only to reply. It is stored with the message.',
  max: 254,
  autoComplete: 'email',
};

/** The forms of the site by kind of message. */
export const MESSAGE_FORMS: Readonly<Record<MessageKind, MessageForm>> = {
  contact: {
    kind: 'contact',
    path: '/contact-us',
    title: 'Contact',
    description: 'Write to the people who run this site: questions, wrong data, rights, anything else.',
    lead: 'A question, wrong data, a rights issue or a kind word: your message goes to the people who run this site.',
    send: 'Send the message',
    thanks: 'We have received your message and will read it.',
    fields: [
      name,
      email,
      {
        name: 'topic',
        label: 'Topic',
        kind: 'choice',
        missing: 'Choose a topic.',
        max: 40,
        options: [
          { value: 'question', label: 'A question' },
          { value: 'data', label: 'Wrong or missing data' },
          { value: 'rights', label: 'Rights or privacy' },
          { value: 'other', label: 'Something else' },
        ],
      },
      { name: 'message', label: 'Message', kind: 'text', missing: 'Write a message.', max: 5000 },
    ],
  },
  'bug-report': {
    kind: 'bug-report',
    path: '/bug-report',
    title: 'Report a bug',
    description: 'Report what went wrong on a page, so that it can be fixed.',
    lead: 'Something is broken, or a number looks wrong? Describe where and what, so that it can be fixed.',
    send: 'Send the report',
    thanks: 'We have received your report and will look into it.',
    fields: [
      {
        name: 'page',
        label: 'Page',
        kind: 'line',
        hint: 'The link to the page, if you have it.',
        max: 300,
        autoComplete: 'off',
      },
      {
        name: 'message',
        label: 'What happened',
        kind: 'text',
        missing: 'Describe what happened.',
        max: 5000,
      },
      { name: 'expected', label: 'What you expected instead', kind: 'text', max: 2000 },
      {
        name: 'browser',
        label: 'Browser and device',
        kind: 'line',
        hint: 'For example: Firefox on Android.',
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
    lead: 'This site depends on people who know the format: they write articles, check data, translate or work on the code. Tell us what you would like to do.',
    send: 'Send the offer',
    thanks: 'We have received your offer and will write to you if it is a fit.',
    fields: [
      { ...name, missing: 'Enter your name or nickname.' },
      {
        ...email,
        missing: 'Enter an e-mail address that we can reply to.',
        hint: 'Used only to reply. It is stored with your offer.',
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
        missing: 'Write a little about yourself and your idea.',
        max: 5000,
      },
      {
        name: 'sample',
        label: 'A sample of your work',
        kind: 'url',
        hint: 'A link that starts with https://',
        max: 500,
        autoComplete: 'url',
      },
    ],
  },
};

/** A honeypot: people do not see this field, scripts fill it in. */
export const TRAP_FIELD = 'confirm_subject';
/** When the form was rendered, in ms since 1970, base 36. */
export const RENDERED_AT_FIELD = 'rendered_at';
