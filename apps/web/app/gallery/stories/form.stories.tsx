import { Checkbox } from '#app/ui/form/Checkbox';
import { ChosenColorSelect } from '#app/ui/form/ChosenColorSelect';
import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import { FormPage } from '#app/ui/form/FormPage';
import { PasswordField } from '#app/ui/form/PasswordField';
import { ProviderForm } from '#app/ui/form/ProviderForm';
import { RadioField } from '#app/ui/form/RadioField';
import { SelectField } from '#app/ui/form/SelectField';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import { TextAreaField } from '#app/ui/form/TextAreaField';
import { TextField } from '#app/ui/form/TextField';
import type { StoryGroup } from '../story';

const REGIONS = [
  { value: 'US', label: 'United States' },
  { value: 'EU', label: 'Europe' },
];

const FIELDS = [
  { name: 'story-summary-mail', label: 'E-mail address' },
  { name: 'story-summary-password', label: 'Password' },
];

export const form: StoryGroup = {
  folder: 'form',
  stories: [
    {
      name: 'Text field with a hint',
      element: (
        <TextField
          name="story-text"
          label="Name"
          hint="Shown to you alone."
          autoComplete="nickname"
          value="Ada"
        />
      ),
    },
    {
      name: 'Text field, optional',
      element: <TextField name="story-optional" label="Page" isOptional autoComplete="off" />,
    },
    {
      name: 'Text field with an error',
      element: (
        <TextField
          name="story-error"
          label="E-mail address"
          type="email"
          autoComplete="email"
          value="ada"
          error="This is not a valid e-mail address."
        />
      ),
    },
    {
      name: 'Text of several lines with an error',
      element: (
        <TextAreaField
          name="story-area"
          label="Cards"
          hint="In any notation, a card a line."
          error="Line 1: there is no card of this name."
          value="1 Sol Rign"
          onChange={() => undefined}
          rows={4}
        />
      ),
    },
    {
      name: 'Password',
      element: (
        <PasswordField
          name="story-password"
          label="New password"
          hint="At least 8 characters."
          autoComplete="new-password"
        />
      ),
    },
    {
      name: 'Password with an error',
      element: (
        <PasswordField
          name="story-wrong-password"
          label="Password"
          error="The password is wrong."
          autoComplete="current-password"
        />
      ),
    },
    {
      name: 'Sign-in by a provider, with the longest name',
      element: <ProviderForm provider={'Guild Hall '.repeat(4).trim().slice(0, 40)} hidden={{}} />,
    },
    {
      name: 'Radio buttons, in a line and in a list with an error',
      element: (
        <>
          <RadioField
            name="story-region"
            legend="Region"
            options={[
              { value: 'usa', label: 'USA' },
              { value: 'europe', label: 'Europe' },
            ]}
            value="usa"
          />
          <RadioField
            name="story-salt"
            legend="How salty is it?"
            options={[
              { value: 0, label: '0, nobody minds it' },
              { value: 4, label: '4, nobody wants to see it' },
            ]}
            value={undefined}
            error="Choose one of the answers."
            isList
          />
        </>
      ),
    },
    {
      name: 'Checkbox with a hint',
      element: (
        <Checkbox name="story-checkbox" label="Names under cards" hint="In all lists of cards." isChecked />
      ),
    },
    {
      name: 'Switch, off and on',
      element: (
        <>
          <Checkbox name="story-switch-off" label="Dark mode" kind="switch" />
          <Checkbox name="story-switch-on" label="Dark mode" kind="switch" isChecked />
        </>
      ),
    },
    {
      name: 'Select',
      element: <SelectField name="story-select" label="Region" value="EU" options={REGIONS} />,
    },
    {
      name: 'Select with a hint and an error',
      element: (
        <SelectField
          name="story-wrong-select"
          label="Region"
          hint="Prices follow from it."
          error="Choose a region."
          options={REGIONS}
        />
      ),
    },
    {
      name: 'Select of a chosen colour',
      element: (
        <>
          <label htmlFor="story-chosen-color">Colour</label>
          <ChosenColorSelect id="story-chosen-color" value="G" />
        </>
      ),
    },
    { name: 'Submit button', element: <SubmitButton>Sign in</SubmitButton> },
    {
      name: 'Summary of errors',
      element: (
        <ErrorSummary
          fields={FIELDS}
          state={{
            values: {},
            errors: {
              'story-summary-mail': 'Enter your e-mail address.',
              'story-summary-password': 'Enter your password.',
            },
          }}
        />
      ),
    },
    {
      name: 'Summary of an error of the whole form',
      element: (
        <ErrorSummary
          fields={FIELDS}
          state={{ values: {}, errors: {}, formError: 'Too many attempts. Try again in a few minutes.' }}
        />
      ),
    },
    {
      name: 'Page with its lead',
      element: (
        <FormPage title="Sign in" lead="Your settings and lists are on every device then.">
          <SubmitButton>Sign in</SubmitButton>
        </FormPage>
      ),
    },
  ],
};
