// Writes log entries as one line of JSON each, so that CloudWatch can separate and filter them.
export const logLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/**
 * A log line that CloudWatch also counts, in the embedded metric format. Namespace and dimension as in
 * infra/stacks/watch.ts.
 */
export const countLine = (metric: string, stage: string, line: object): void =>
  logLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: 'Footnote', Dimensions: [['stage']], Metrics: [{ Name: metric, Unit: 'Count' }] },
      ],
    },
    stage,
    [metric]: 1,
    ...line,
  });

/** A model call that was given up: an alarm of the watch stack uses this metric. */
export const modelFailed =
  (stage: string) =>
  (fault: object): void =>
    countLine('ModelFailed', stage, { event: 'modelFailed', ...fault });
