// Defines retry policies of the state machines. A state names one in its comment, `Retry: busy`, and `npm run gen`
// writes it out, so that the definitions are plain ASL.

const RETRIES: Readonly<Record<string, readonly object[]>> = {
  /** For steps that update rows: retried on every error. */
  always: [
    {
      ErrorEquals: ['States.ALL'],
      IntervalSeconds: 2,
      BackoffRate: 2,
      MaxAttempts: 5,
      MaxDelaySeconds: 60,
      JitterStrategy: 'FULL',
    },
  ],
  /** For steps that update rows once files are indexed: 15 minutes on average, longer than such a step waits. */
  reading: [
    {
      ErrorEquals: ['FilesPending'],
      IntervalSeconds: 2,
      BackoffRate: 1.5,
      MaxAttempts: 90,
      MaxDelaySeconds: 20,
      JitterStrategy: 'FULL',
    },
    {
      ErrorEquals: ['States.ALL'],
      IntervalSeconds: 2,
      BackoffRate: 2,
      MaxAttempts: 5,
      MaxDelaySeconds: 60,
      JitterStrategy: 'FULL',
    },
  ],
  /** For steps that call models and the index: retried while they are busy. The step's own errors are permanent. */
  busy: [
    {
      ErrorEquals: ['ModelBusy', 'IndexWaking', 'Lambda.TooManyRequestsException'],
      IntervalSeconds: 3,
      BackoffRate: 2,
      MaxAttempts: 6,
      MaxDelaySeconds: 60,
      JitterStrategy: 'FULL',
    },
    {
      ErrorEquals: [
        'Lambda.Unknown',
        'Lambda.ServiceException',
        'Lambda.AWSLambdaException',
        'Lambda.SdkClientException',
        'Sandbox.Timedout',
        'States.Timeout',
      ],
      IntervalSeconds: 1,
      BackoffRate: 2,
      MaxAttempts: 2,
      MaxDelaySeconds: 10,
      JitterStrategy: 'FULL',
    },
  ],
  /** For steps that erase: retried for hours, because nothing else completes the erasure. */
  erasing: [
    {
      ErrorEquals: [
        'Lambda.TooManyRequestsException',
        'Lambda.Unknown',
        'Lambda.ServiceException',
        'Lambda.AWSLambdaException',
        'Lambda.SdkClientException',
        'IndexWaking',
      ],
      IntervalSeconds: 5,
      BackoffRate: 2,
      MaxAttempts: 12,
      MaxDelaySeconds: 600,
      JitterStrategy: 'FULL',
    },
    {
      ErrorEquals: ['States.ALL'],
      IntervalSeconds: 10,
      BackoffRate: 3,
      MaxAttempts: 8,
      MaxDelaySeconds: 3600,
      JitterStrategy: 'FULL',
    },
  ],
};

const NAMED = /^Retry: (\w+)$/;

const retriesNamed = (name: string): readonly object[] => {
  const found = RETRIES[name];
  if (!found) throw new Error(`no retries are called ${name}`);
  return found;
};

/** Returns the definition with the retries that its comments name written out. */
export const expandRetries = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(expandRetries);
  if (typeof value !== 'object' || value === null) return value;
  const expanded = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expandRetries(inner)]));
  const [, name] = NAMED.exec(String(expanded.Comment ?? '')) ?? [];
  return name ? { ...expanded, Retry: retriesNamed(name) } : expanded;
};
