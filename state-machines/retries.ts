// How often a failed step is tried again. A definition names one of these in the place of its `Retry`.

const RETRIES: Readonly<Record<string, readonly object[]>> = {
  /** A step that keeps books: whatever goes wrong, it is tried again. */
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
  /** A step that asks models and the index: patient while they are busy; an error of its own will not get better. */
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
  /** A step that erases: for hours, as nobody else will do it. */
  patient: [
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

const retriesNamed = (name: string): readonly object[] => {
  const found = RETRIES[name];
  if (!found) throw new Error(`no retries are called ${name}`);
  return found;
};

/** The definition as both stages read it. */
export const withRetries = (definition: object): object =>
  JSON.parse(JSON.stringify(definition), (key, value) =>
    key === 'Retry' && typeof value === 'string' ? retriesNamed(value) : value,
  );
