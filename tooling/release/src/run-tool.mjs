import { execFile } from 'node:child_process';

/** A command that failed, with all that it printed. */
export class ToolError extends Error {
  constructor(command, output) {
    super(`${command} failed.\n${output}`);
    this.output = output;
  }
}

/**
 * Runs a command to its end.
 * @returns {Promise<{ stdout: string, stderr: string }>}
 * @throws ToolError if it cannot start or ends with another code than 0
 */
export const runTool = (command, args, { cwd, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const options = {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 1 << 26,
      shell: process.platform === 'win32',
    };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error)
        reject(new ToolError(`${command} ${args.join(' ')}`, `${error.message}\n${stdout}${stderr}`));
      else resolve({ stdout, stderr });
    });
  });
