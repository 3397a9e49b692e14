import { RequestPace } from '@crownsmith/catalog';
import { vi } from 'vitest';
import { run } from '#src/run';

/** Runs a command of the pipeline, which asks a local server in place of Scryfall. @returns its exit code, its lines, and its error */
export const runCommand = async (
  dataDir: string,
  server: { readonly origin: string },
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const env = { DATA_DIR: dataDir, SCRYFALL_API: server.origin, ORIGIN: 'https://decks.example', ...more };
    const code = await run(args, env, '/', undefined, { attempts: 1, pace: new RequestPace(0) });
    const [lines = '', reason = ''] = [out, error].map((spy) =>
      spy.mock.calls.map(([words]) => String(words)).join(''),
    );
    return { code, lines, reason };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
};
