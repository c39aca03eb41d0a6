// Logs uncaught errors by kind and place, never by their text, which may be confidential.
import { faultOf } from '#functions/http/log.ts';

/**
 * An unhandled rejection concerns one call, so the stage goes on. After an exception the state is unknown, so it ends.
 */
export const noteUncaught = (say: (line: string) => void): void => {
  process.on('unhandledRejection', (error) => say(`unhandled: ${faultOf(error)}`));
  process.on('uncaughtException', (error) => {
    say(`uncaught: ${faultOf(error)}`);
    process.exit(1);
  });
};
