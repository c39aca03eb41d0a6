// Finds the parser processes of one stage, ignoring others on the machine.
import { execFileSync } from 'node:child_process';

/** Ids of the parser processes that `parent` has started. */
export const parsersOf = (parent: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s.*parser-process/.exec(line))
    .flatMap((found) => (found && Number(found[2]) === parent ? [Number(found[1])] : []));
