// The settings of a command, from the same `-c name=value` options as a deployment.
import { configFrom } from '../config/load.ts';
import type { StageConfig } from '../config/schema.ts';

/** Returns a lookup of `-c stage=dev -c email=…` by name. */
export const givenIn = (args: readonly string[]): ((name: string) => string | undefined) => {
  const pairs = args.flatMap((arg, i) => (args[i - 1] === '-c' ? [arg] : []));
  return (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** Ends the process if the settings are invalid, before anything is called. */
export const configOf = (args: readonly string[]): StageConfig => {
  try {
    return configFrom(givenIn(args));
  } catch (error) {
    process.stderr.write(`STOP  ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
