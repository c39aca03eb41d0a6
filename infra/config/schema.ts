// The settings that may differ between stages; everything else is the same everywhere.
import * as z from 'zod';
import type { ModelEntry } from '#shared/bedrock/entry.ts';
import { findModel, outOfReach } from '#shared/bedrock/find-model.ts';
import { Integrations } from '#shared/model/integrations.ts';

const Serverless = z.object({
  kind: z.literal('serverless'),
  /** OpenSearch Compute Units; it scales to zero when nobody asks. */
  maxUnits: z.number().int().min(1).max(32),
});
const Managed = z.object({
  kind: z.literal('managed'),
  dataNode: z.string().endsWith('.search'),
  masterNode: z.string().endsWith('.search'),
  /** Spread over two zones, so an even number. */
  dataNodes: z.number().int().min(2).multipleOf(2),
  volumeGb: z.number().int().min(10),
});

/** What is wrong with a model that a stage names, or undefined. */
const modelFault = (id: string, use: ModelEntry['use'], region: string): string | undefined => {
  try {
    return outOfReach(findModel(id, use), region);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const StageConfig = z
  .strictObject({
    stage: z.enum(['dev', 'prod']),
    region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
    account: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    /** Data outlives its stack, keeps its history and is encrypted with a key of our own. */
    keepData: z.boolean(),
    logDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(400)]),
    identity: z.strictObject({
      plan: z.enum(['ESSENTIALS', 'PLUS']),
      /** `required`: super admins, owners and admins sign in with an authenticator app; everybody else may. */
      mfa: z.enum(['optional', 'required']),
    }),
    search: z.discriminatedUnion('kind', [Serverless, Managed]),
    /** Of all calls together: a ceiling for the bill. Callers are limited one by one. */
    throttle: z.strictObject({ rate: z.number().int().min(1), burst: z.number().int().min(1) }),
    /** Raised to replace what CloudFront proves itself with; the one before stays valid until the next time. */
    edgeKey: z.number().int().min(1),
    firewall: z.boolean(),
    /** `textract`: pages that are pictures are read. It knows Latin script alone. */
    ocr: z.enum(['off', 'textract']),
    /** `guardduty`: no byte of an upload is read before GuardDuty has found nothing in it. */
    malwareScan: z.enum(['off', 'guardduty']),
    /** Ids of shared/bedrock/models.ts, with the prefix of an inference profile where one is used. */
    model: z.strictObject({ write: z.string(), embed: z.string(), rerank: z.string().optional() }),
    /** Who emails come from; development without it shows them to its super admins instead of sending them. */
    mailFrom: z.email().optional(),
    /** Loaded in the browser of whoever consents; a policy admits their origins and no others. */
    integrations: Integrations.optional(),
    /** The sites that pages of the web may be fetched from, with all below them; every public one without it. */
    sites: z.array(z.hostname()).min(1).optional(),
    /** Where alarms go. */
    alarmMail: z.email().optional(),
    /** The certificate is in us-east-1, as CloudFront demands. */
    domain: z
      .strictObject({
        name: z.hostname(),
        certificateArn: z.string().regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
      })
      .optional(),
  })
  .refine(({ mailFrom, domain }) => !mailFrom || domain, {
    path: ['mailFrom'],
    error: 'emails need a domain: their links lead to it',
  })
  .refine(({ mailFrom, keepData }) => mailFrom || !keepData, {
    path: ['mailFrom'],
    error: 'production sends its emails: give -c mailFrom=<address>',
  })
  .superRefine(({ model, region }, { addIssue }) => {
    for (const use of ['write', 'embed', 'rerank'] as const) {
      const message = model[use] && modelFault(model[use], use, region);
      if (message) addIssue({ code: 'custom', path: ['model', use], message });
    }
  });
export type StageConfig = z.infer<typeof StageConfig>;
