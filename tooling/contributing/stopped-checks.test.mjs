import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const scripts = new URL('../scripts/', import.meta.url);
const imports = ['steps', 'toolchain'].map((name) => new URL(`${name}.mjs`, scripts).href);

/** A tool that is ready, and what it does when it is to stop. */
const tool = (onSignal) =>
  `run(process.execPath, ['-e', ${JSON.stringify(`${onSignal}; setInterval(() => {}, 1000); console.log('ready')`)}])`;

/** Runs steps, and stops them once a tool is ready. @returns the exit code and what was printed */
const stopSteps = async (source, signal) => {
  const script = `import { runSteps } from '${imports[0]}'; import { run } from '${imports[1]}'; ${source}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (String(chunk).includes('ready')) child.kill(signal);
    });
  const [code] = await once(child, 'close');
  return { code, output };
};

describe.each(['SIGTERM', 'SIGINT'])('steps that %s stops', (signal) => {
  it.each([
    ['ends', ''],
    ['ends with 0', `process.on('${signal}', () => process.exit(0))`],
  ])('fail where their tool %s, and no other begins', async (_how, onSignal) => {
    const source = `await runSteps({ lint: async () => ${tool(onSignal)}, docs: async () => 0 });`;
    const { code, output } = await stopSteps(source, signal);
    expect(code).toBe(1);
    expect(output).toContain(`The checks were stopped by ${signal}.\nlint was stopped after`);
    expect(output).not.toMatch(/passed|docs/);
  });

  it('has a command end with the code of the signal', async () => {
    const { code } = await stopSteps(`process.exit(await ${tool('')});`, signal);
    expect(code).toBe(signal === 'SIGTERM' ? 143 : 130);
  });
});
