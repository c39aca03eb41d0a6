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
  /** Port of the web app and the API. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /**
   * The name or address at which people of the same network open the stage. With it the stage listens to the network,
   * unencrypted: whoever can reach the port can try to sign in, and the demo accounts have a known password.
   */
  FOOTNOTE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  /** Where rows, bytes, index and inbox are kept. */
  FOOTNOTE_DATA: z.string().min(1).default('.footnote'),
  /** An OpenAI-compatible endpoint and its model; without them the offline writer writes. */
  MODEL_BASE_URL: z.url().optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_EMBED_NAME: z.string().min(1).optional(),
  /** `required`: super admins, owners and admins must sign in with an authenticator app; everybody else may. */
  FOOTNOTE_MFA: z.enum(['optional', 'required']).default('optional'),
  /** Who asks: with an address at which they can be reached, the SEC itself is asked in the place of its sample. */
  SEC_CONTACT: z.string().min(3).optional(),
  /** The sites that pages of the web may be fetched from, with commas between; every public one without it. */
  FOOTNOTE_SITES: z
    .string()
    .transform((text) => text.split(',').map((site) => site.trim()))
    .pipe(z.array(z.hostname()))
    .optional(),
  /** Error reporting, page analytics and customer chat, as JSON of shared/model/integrations.ts; none without it. */
  FOOTNOTE_INTEGRATIONS: z.string().transform(json).pipe(Integrations).optional(),
  /** `off` leaves the sample workspaces with their files alone, without answered questions and finished outputs. */
  FOOTNOTE_SAMPLE_WORK: z.enum(['on', 'off']).default('on'),
  /** `off` serves the API alone, without building the web app. */
  FOOTNOTE_WEB: z.enum(['on', 'off']).default('on'),
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const result = Settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings of the local stage: ${faults.join('; ')}`);
};
