import { readFile } from 'node:fs/promises';
import { heapOf } from '../heap-of';

/** Growth of the server's memory from a fifth of the requests to their end that is not a leak, in MB: caches fill. */
const MAX_RESIDENT_GROWTH_MB = 250;
/** The same for its heap after a forced collection of garbage. */
const MAX_HEAP_GROWTH_MB = 30;
/** How often memory is measured. */
const TIMES = 20;

/** Measures the memory of a server at intervals. @param requests how many there will be */
export const createMemoryLog = async (
  { pid, inspector }: { readonly pid: number; readonly inspector: number },
  requests: number,
  print: (line: string) => void,
) => {
  const heap = await heapOf(inspector);
  const measured: { readonly resident: number; readonly heap: number }[] = [];
  let next = requests / TIMES;
  const measure = async () => {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { heap: await heap.read(), resident: Math.round(Number(kilobytes) / 1024) };
  };
  return {
    /** @param done requests so far */
    note: async (done: number): Promise<void> => {
      if (done < next) return;
      next = done + requests / TIMES;
      const now = await measure();
      measured.push(now);
      print(`${done} requests: heap ${now.heap} MB after a collection, resident ${now.resident} MB`);
    },
    /** Ends the log. @returns whether memory is flat */
    end: async (): Promise<boolean> => {
      const [first, last] = [measured[Math.floor(measured.length / 5)], await measure()];
      heap.close();
      const resident = last.resident - (first?.resident ?? NaN);
      const inHeap = last.heap - (first?.heap ?? NaN);
      print(`since a fifth of the requests: heap ${inHeap.toFixed(1)} MB, resident ${resident} MB more`);
      return resident <= MAX_RESIDENT_GROWTH_MB && inHeap <= MAX_HEAP_GROWTH_MB;
    },
  };
};
