// Reads the environment of a Lambda function once, at start. A missing name fails the start, not a request. Written by
// hand, because building a schema of these names takes a tenth of a cold start.

/** All names that infra may set, with their patterns; a function reads only what its ports need. */
const REQUIRED = {
  AWS_REGION: /./,
  /** `dev` or `prod`: the dimension of metrics. */
  STAGE: /./,
  APP_URL: /^/,
  TABLE_NAME: /./,
  /** Assumed with a tenant's tag, it can access only that tenant's rows. */
  TENANT_ROLE: /./,
  FILES_BUCKET: /./,
  /** `on` if administrators must sign in with an authenticator app. */
  DEMANDS_MFA: /^(on|off)$/,
  USER_POOL_ID: /./,
  USER_POOL_CLIENT_ID: /./,
  SEARCH_ENDPOINT: /^https?:\/\/./,
  SEARCH_SERVICE: /^(es|aoss)$/,
  MACHINE_ANSWER: /./,
  MACHINE_INDEX_FILES: /./,
  MACHINE_DELETE_FILES: /./,
  MACHINE_DELETE_PROJECT: /./,
  MACHINE_DELETE_ORGANISATION: /./,
  MACHINE_RUN: /./,
  MACHINE_IM_STRUCTURE: /./,
  MACHINE_IM_REPORT: /./,
  MACHINE_SYNC_DRIVE: /./,
  MACHINE_CHECKLIST: /./,
  WRITE_MODEL_ID: /./,
  EMBED_MODEL_ID: /./,
  /** The key that encrypts the keys of sources. */
  SOURCE_KEYS_KEY: /./,
};
const OPTIONAL = {
  MAIL_FROM: /^[^\s@<>]+@[^\s@<>]+$/,
  /** The SES configuration set for emails. */
  MAIL_SETTINGS: /./,
  RERANK_MODEL_ID: /./,
  /** Hosts that pages may be fetched from, separated by spaces; every public host if absent. */
  SITES: /./,
  OCR: /^textract$/,
  MALWARE_SCAN: /^guardduty$/,
};

type Values = {
  readonly DEMANDS_MFA: 'on' | 'off';
  readonly SEARCH_SERVICE: 'es' | 'aoss';
  readonly OCR: 'textract';
  readonly MALWARE_SCAN: 'guardduty';
};
type Name = keyof typeof REQUIRED | keyof typeof OPTIONAL;
type Value<N> = N extends keyof Values ? Values[N] : string;
type Environment<K extends Name> = {
  readonly [N in K]: N extends keyof typeof OPTIONAL ? Value<N> | undefined : Value<N>;
};

const FORMS: Readonly<Record<Name, RegExp>> = { ...REQUIRED, ...OPTIONAL };

const readValue = (name: Name): string | undefined => {
  const value = process.env[name];
  if (value === undefined ? name in REQUIRED : !FORMS[name].test(value))
    throw new Error(`${name} is not set as it must be`);
  return value;
};

export const env = <K extends Name>(...names: readonly K[]): Environment<K> =>
  Object.fromEntries(names.map((name) => [name, readValue(name)])) as Environment<K>;
