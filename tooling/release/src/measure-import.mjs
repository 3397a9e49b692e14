// Compiles one file and prints what that took: memory in MB that the compiler still holds, time in s of the processor, errors.
//   node --expose-gc measure-import.mjs FILE OPTIONS-AS-JSON
import process from 'node:process';
import ts from 'typescript-5.9';

const [file, json] = process.argv.slice(2);
const { options, errors } = ts.convertCompilerOptionsFromJson(JSON.parse(json), process.cwd());
const before = process.cpuUsage();
const program = ts.createProgram([file], options);
const found = [...errors, ...ts.getPreEmitDiagnostics(program)];
const { user, system } = process.cpuUsage(before);
globalThis.gc();
const { heapUsed } = process.memoryUsage();
process.stdout.write(
  JSON.stringify({
    megabytes: heapUsed / 1e6,
    seconds: (user + system) / 1e6,
    files: program.getSourceFiles().length,
    errors: found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  }),
);
