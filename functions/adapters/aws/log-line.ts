// One line of JSON each, so that CloudWatch keeps them apart and its filters can read them.
export const logLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
