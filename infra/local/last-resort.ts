// Logs uncaught errors by kind and place, never by their text, which may be somebody's data.
import { faultOf } from '#functions/http/log.ts';

/** A rejection that nobody waits for concerns one call: the others go on. After an exception nothing is known: the stage ends. */
export const noteUncaught = (say: (line: string) => void): void => {
  process.on('unhandledRejection', (error) => say(`unhandled: ${faultOf(error)}`));
  process.on('uncaughtException', (error) => {
    say(`uncaught: ${faultOf(error)}`);
    process.exit(1);
  });
};
