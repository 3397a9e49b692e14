// Kills the server while people write: `npm run bench -- accounts-kill`. at least 1,000 acknowledged writes of
// two clients, 50 SIGKILLs, once with one process and once with two on the same file. Ends with 1 where an acknowledged write is lost or
// the file is damaged.
import { type KillReport, runKills } from './accounts-kill/run-kills';

const WRITES = 1000;
const KILLS = 50;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const format = ({ acknowledged, unanswered, unansweredWritten, kills, lost }: KillReport): string =>
  `${acknowledged} writes acknowledged, ${kills} kills, ${lost.length} acknowledged writes lost; ` +
  `${unanswered} without a response, ${unansweredWritten} of them written`;

for (const processes of [1, 2] as const) {
  const report = await runKills({ writes: WRITES, kills: KILLS, processes, random: Math.random });
  print(`${processes} ${processes === 1 ? 'process' : 'processes'}: ${format(report)}`);
  print(`  integrity_check: ${report.integrity}`);
  for (const name of report.lost) print(`  lost: ${name}`);
  for (const status of report.refused) print(`  refused with ${status}`);
  const isSound =
    report.acknowledged >= WRITES &&
    report.kills === KILLS &&
    report.lost.length === 0 &&
    report.refused.length === 0 &&
    report.integrity === 'ok';
  if (!isSound) process.exitCode = 1;
}
