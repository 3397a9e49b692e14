/** What a picture shows of each turn, as a list that is read out. @example listOfTurns([{ turn: 1 }], () => '5%') // 'turn 1 5%' */
export const listOfTurns = <T extends { readonly turn: number }>(
  turns: readonly T[],
  textOf: (turn: T) => string,
): string => turns.map((one) => `turn ${one.turn} ${textOf(one)}`).join(', ');
