/**
 * The front face's part of a rules text: the lines before a line `//`.
 * @example frontText('Flying\n//\nTrample') // 'Flying'
 */
export const frontText = (text: string): string => {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.trim() === '//');
  return end < 0 ? text : lines.slice(0, end).join('\n');
};
