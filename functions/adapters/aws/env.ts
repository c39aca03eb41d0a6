// The environment of a Lambda function, parsed once when it starts. A missing name stops the start, not a request.
import * as z from 'zod';

const text = z.string().min(1);

/** Everything that infra may set; a function reads only what its ports need. */
const Environment = z.object({
  AWS_REGION: text,
  /** `dev` or `prod`: the dimension of metrics. */
  STAGE: text,
  APP_URL: z.string(),
  TABLE_NAME: text,
  /** Taken with the tag of a tenant, it reaches the rows of that tenant alone. */
  TENANT_ROLE: text,
  FILES_BUCKET: text,
  /** `on` where those who administer must sign in with an authenticator app. */
  DEMANDS_MFA: z.enum(['on', 'off']),
  MAIL_FROM: z.email().optional(),
  /** The configuration set that emails go by. */
  MAIL_SETTINGS: text.optional(),
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  SEARCH_ENDPOINT: z.url(),
  SEARCH_SERVICE: z.enum(['es', 'aoss']),
  MACHINE_ANSWER: text,
  MACHINE_INDEX_FILES: text,
  MACHINE_DELETE_FILES: text,
  MACHINE_DELETE_PROJECT: text,
  MACHINE_DELETE_ORGANISATION: text,
  MACHINE_RUN: text,
  MACHINE_IM_STRUCTURE: text,
  MACHINE_IM_REPORT: text,
  MACHINE_SYNC_DRIVE: text,
  MACHINE_CHECKLIST: text,
  WRITE_MODEL_ID: text,
  EMBED_MODEL_ID: text,
  RERANK_MODEL_ID: text.optional(),
  /** Of the key under which the keys of sources are kept. */
  SOURCE_KEYS_KEY: text,
  /** The sites that pages may be fetched from, with spaces between; every public one without it. */
  SITES: text.optional(),
  OCR: z.enum(['textract']).optional(),
  MALWARE_SCAN: z.enum(['guardduty']).optional(),
});
type Environment = z.infer<typeof Environment>;

export const env = <K extends keyof Environment>(...names: readonly K[]): Pick<Environment, K> => {
  const wanted = z.object(Object.fromEntries(names.map((name) => [name, Environment.shape[name]])));
  return wanted.parse(process.env) as unknown as Pick<Environment, K>;
};
