/** Units that one call turns into a text: the arguments of a call are on the stack. */
const UNITS_AT_A_TIME = 8192;

/** A text as UTF-16 units, as model files hold it. */
export const utf16Units = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** The text of UTF-16 units. */
export const utf16Text = (units: Uint16Array): string => {
  let text = '';
  for (let at = 0; at < units.length; at += UNITS_AT_A_TIME)
    text += String.fromCharCode(...units.subarray(at, at + UNITS_AT_A_TIME));
  return text;
};
