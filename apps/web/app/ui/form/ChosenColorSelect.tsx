import { type Color, colorName, COLORS } from '@crownsmith/domain';

interface Props {
  readonly id: string;
  /** the colour that the player chose; undefined for the one that most cards need */
  readonly value: Color | undefined;
}

/** Asks for the colour of a commander whose player chooses one, such as The Prismatic Piper. */
export const ChosenColorSelect = ({ id, value }: Props) => (
  <select id={id} name="chosen_color" key={value} defaultValue={value ?? ''}>
    <option value="">What most cards of the list need</option>
    {COLORS.map((color) => (
      <option key={color} value={color}>
        {colorName(color)}
      </option>
    ))}
  </select>
);
