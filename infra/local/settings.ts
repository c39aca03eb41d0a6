// Reads the local stage's settings from its environment.
import * as z from 'zod';
import { Integrations } from '#shared/model/integrations.ts';

const json = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' });
    return z.NEVER;
  }
};

const Settings = z.object({
  /** The port of the web app and the API. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /**
   * The name or address at which people of the same network open the stage. With it the stage listens on the network,
   * unencrypted: anyone who can reach the port can try to sign in, and the demo accounts have a known password.
   */
  FOOTNOTE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  /** The folder of rows, files, index and inbox. */
  FOOTNOTE_DATA: z.string().min(1).default('.footnote'),
  /** An OpenAI-compatible endpoint and its model. Without them the extractive writer writes. */
  MODEL_BASE_URL: z.url().optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_EMBED_NAME: z.string().min(1).optional(),
  /** `required`: super admins, owners and admins must sign in with an authenticator app; others may. */
  FOOTNOTE_MFA: z.enum(['optional', 'required']).default('optional'),
  /** A contact address for the SEC. With it the stage uses the SEC itself instead of the sample. */
  SEC_CONTACT: z.string().min(3).optional(),
  /** Websites that may be fetched, separated by commas; all public ones if absent. */
  FOOTNOTE_SITES: z
    .string()
    .transform((text) => text.split(',').map((site) => site.trim()))
    .pipe(z.array(z.hostname()))
    .optional(),
  /** Error reporting, page analytics and customer chat, as JSON of shared/model/integrations.ts; none if absent. */
  FOOTNOTE_INTEGRATIONS: z.string().transform(json).pipe(Integrations).optional(),
  /** `off` gives the sample workspaces files only, without answered questions and finished reports. */
  FOOTNOTE_SAMPLE_WORK: z.enum(['on', 'off']).default('on'),
  /** `low` leaves the processors to others while files are read and reports written; `normal` shares them. */
  FOOTNOTE_PRIORITY: z.enum(['low', 'normal']).default('low'),
  /** `off` serves only the API, without building the web app. */
  FOOTNOTE_WEB: z.enum(['on', 'off']).default('on'),
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const result = Settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings of the local stage: ${faults.join('; ')}`);
};
