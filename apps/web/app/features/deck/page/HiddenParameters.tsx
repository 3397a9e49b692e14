import type { Parameter } from '../deck-page-state';

/** The parameters as fields of a form that are not shown; without those that the form has itself. */
export const HiddenParameters = ({
  parameters,
  except = [],
}: {
  readonly parameters: readonly Parameter[];
  readonly except?: readonly string[];
}) => (
  <>
    {parameters
      .filter(([name]) => !except.includes(name))
      .map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
  </>
);
