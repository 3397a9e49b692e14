/** A price; during a sale after the regular one, which is struck through. */
export const PriceText = ({
  text,
  regular,
}: {
  readonly text: string;
  /** the price without the sale; undefined where there is none */
  readonly regular?: string | undefined;
}) =>
  regular === undefined ? (
    text
  ) : (
    <>
      <s>
        <span className="sr-only">Regular price: </span>
        {regular}
      </s>{' '}
      <span className="sr-only">Sale price: </span>
      {text}
    </>
  );
