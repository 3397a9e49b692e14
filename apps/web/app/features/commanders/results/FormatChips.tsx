import type { FormatResultsView } from '#app/model/results';
import { Chips } from '#app/ui/chips/Chips';

/** The formats that have results, of which one is shown; nothing where there is no other. */
export const FormatChips = ({
  format,
  formats,
  urlOf,
}: {
  readonly format: FormatResultsView;
  readonly formats: readonly FormatResultsView[];
  /** the page of a format's results */
  readonly urlOf: (format: FormatResultsView) => string;
}) =>
  formats.length > 1 && (
    <Chips
      name="Format"
      chips={formats.map((other) => ({
        label: other.name,
        url: urlOf(other),
        current: other.format === format.format,
      }))}
    />
  );
