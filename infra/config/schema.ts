// The settings that may differ between stages; everything else is the same everywhere.
import * as z from 'zod';
import type { ModelEntry } from '#shared/bedrock/entry.ts';
import { findModel, outOfReach } from '#shared/bedrock/find-model.ts';
import { Integrations } from '#shared/model/integrations.ts';

const Serverless = z.object({
  kind: z.literal('serverless'),
  /** OpenSearch Compute Units. The collection scales to zero when idle. */
  maxUnits: z.number().int().min(1).max(32),
});
const Managed = z.object({
  kind: z.literal('managed'),
  dataNode: z.string().endsWith('.search'),
  masterNode: z.string().endsWith('.search'),
  /** Distributed over two zones, so the number is even. */
  dataNodes: z.number().int().min(2).multipleOf(2),
  volumeGb: z.number().int().min(10),
});

/** Returns what is wrong with the model of a stage, or `undefined`. */
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
    /** True keeps data when its stack is removed, keeps its history, and encrypts it with a customer managed key. */
    keepData: z.boolean(),
    logDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(400)]),
    identity: z.strictObject({
      plan: z.enum(['ESSENTIALS', 'PLUS']),
      /** `required`: super admins, owners and admins must sign in with an authenticator app; others may. */
      mfa: z.enum(['optional', 'required']),
    }),
    search: z.discriminatedUnion('kind', [Serverless, Managed]),
    /** For all calls together, as a limit on the bill. Single callers have limits of their own. */
    throttle: z.strictObject({ rate: z.number().int().min(1), burst: z.number().int().min(1) }),
    /** Increment it to replace the key of CloudFront. The previous key stays valid until the next increment. */
    edgeKey: z.number().int().min(1),
    firewall: z.boolean(),
    /** `textract` reads pages that are images. It supports Latin script only. */
    ocr: z.enum(['off', 'textract']),
    /** `guardduty` lets nobody read an upload before GuardDuty has scanned it and found nothing. */
    malwareScan: z.enum(['off', 'guardduty']),
    /** Ids from shared/bedrock/models.ts, with the prefix of an inference profile if one is used. */
    model: z.strictObject({ write: z.string(), embed: z.string(), rerank: z.string().optional() }),
    /** The sender of emails. Without it, development shows emails to super admins instead of sending them. */
    mailFrom: z.email().optional(),
    /** Loaded in browsers of users who consent; the content policy allows only their origins. */
    integrations: Integrations.optional(),
    /** Websites that may be fetched, with their subdomains; all public ones if absent. */
    sites: z.array(z.hostname()).min(1).optional(),
    /** The address that alarms are sent to. */
    alarmMail: z.email().optional(),
    /** The certificate must be in us-east-1, as CloudFront requires. */
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
