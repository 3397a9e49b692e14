import { BRACKETS, type Bracket } from '@crownsmith/domain';

/** The field of a form by which a player declares a bracket, or none. */
export const DeclaredBracket = ({ value }: { readonly value: Bracket | undefined }) => (
  <select name="declare" defaultValue={value ?? ''}>
    <option value="">None</option>
    {BRACKETS.map(({ bracket, name }) => (
      <option key={bracket} value={bracket}>
        {bracket} {name}
      </option>
    ))}
  </select>
);
