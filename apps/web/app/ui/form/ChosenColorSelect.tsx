import { type Color, colorName, COLORS } from '@crownsmith/domain';

interface Props {
  readonly id: string;
  /** the colour that the player chose; undefined for the one that most cards need */
  readonly value: Color | undefined;
  /** for a select that is no part of a form */
  readonly onChoose?: (color: Color | undefined) => void;
}

/** Asks for the colour of a commander whose player chooses one, such as The Prismatic Piper. */
export const ChosenColorSelect = ({ id, value, onChoose }: Props) => (
  <select
    id={id}
    name="chosen_color"
    // A form's answer brings a new value; one that is chosen here keeps the focus.
    key={onChoose === undefined ? value : 'chosen'}
    {...(onChoose === undefined
      ? { defaultValue: value ?? '' }
      : {
          value: value ?? '',
          onChange: ({ currentTarget }) => onChoose(COLORS.find((color) => color === currentTarget.value)),
        })}
  >
    <option value="">What most cards of the list need</option>
    {COLORS.map((color) => (
      <option key={color} value={color}>
        {colorName(color)}
      </option>
    ))}
  </select>
);
