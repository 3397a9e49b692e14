/**
 * The rules text of a card's front face: the lines before the one that is '//' alone.
 * @example frontText('Flying\n//\nTrample') // 'Flying'
 */
export const frontText = (text: string): string => {
  const lines = text.split('\n');
  const border = lines.findIndex((line) => line.trim() === '//');
  return border < 0 ? text : lines.slice(0, border).join('\n');
};
