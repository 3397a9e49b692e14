import { EXIT, type ExitCode } from '../failure';
import { makeStyle, type Style } from '../text/style';
import type { Io } from './io';

/** What a command does with its answer, and the exit code of the process. */
export interface Session {
  readonly io: Io;
  exitCode: ExitCode;
}

/** Prints an answer as JSON, or as text for people. */
export const respond = (
  { io }: Session,
  { json }: { readonly json?: boolean },
  answer: unknown,
  print: (style: Style) => string,
): void => {
  if (json === true) io.stdout.write(`${JSON.stringify(answer, undefined, 2)}\n`);
  else {
    const style = makeStyle(io.stdout.isTTY === true, io.env);
    io.stdout.write(`${style.finish(print(style))}\n`);
  }
};

/** Prints the text of a list; an empty one prints nothing. */
export const printText = ({ io }: Session, text: string): void =>
  void (text !== '' && io.stdout.write(`${text}\n`));

/** Sets the exit code of the answer “no”. */
export const answerNo = (session: Session): void => {
  session.exitCode = EXIT.no;
};
