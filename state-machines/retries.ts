// Retry policies of the state machines. A state names one in its comment, `Retry: busy`, and `npm run gen` writes it
// out, so that the definitions are plain ASL.

const RETRIES: Readonly<Record<string, readonly object[]>> = {
  /** A step that keeps accounts: retried whatever goes wrong. */
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
  /** A step that keeps accounts and begins when files have been read: 15 minutes on average, longer than it waits. */
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
  /** A step that calls models and the index: retried while they are busy. An error of its own will not go away. */
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
  /** A step that erases: retried for hours, because nobody else will do it. */
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

/** The definition with the retries that its comments name written out. */
export const expandRetries = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(expandRetries);
  if (typeof value !== 'object' || value === null) return value;
  const expanded = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expandRetries(inner)]));
  const [, name] = NAMED.exec(String(expanded.Comment ?? '')) ?? [];
  return name ? { ...expanded, Retry: retriesNamed(name) } : expanded;
};
