/**
 * The message of something thrown: a non-empty string, the `message` of an object, else a general sentence.
 * @example errorText('Too many cards') // 'Too many cards'
 */
export const errorText = (error: unknown): string => {
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { message } = error;
    if (typeof message === 'string' && message !== '') return message;
  }
  return 'Something went wrong. Try again in a moment.';
};
