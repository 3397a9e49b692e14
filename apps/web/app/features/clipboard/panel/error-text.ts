/**
 * What to show of something thrown: a string as it is, an error's or an answer's message, else a plain sentence.
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
