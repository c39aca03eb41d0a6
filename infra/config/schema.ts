// What may differ between stages; anything else is the same everywhere.
import * as z from 'zod';

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
    throttle: z.strictObject({
      rate: z.number().int().min(1),
      burst: z.number().int().min(1),
      /** How many callers may use up a row's own limit at the same time. */
      callers: z.number().int().min(1),
    }),
    firewall: z.boolean(),
    /** `textract`: pages that are pictures are read. It knows Latin script alone. */
    ocr: z.enum(['off', 'textract']),
    model: z.strictObject({
      write: z.string(),
      embed: z.string(),
      rerank: z.string().optional(),
      /** Where an inference profile may send a call. */
      regions: z.array(z.string()).min(1),
    }),
    /** Who letters come from; a stage without it sends none, and nobody can be invited. */
    mailFrom: z.email().optional(),
    /** Where alarms go. */
    alarmMail: z.email().optional(),
    /** The certificate lies in us-east-1, as CloudFront demands. */
    domain: z
      .strictObject({
        name: z.hostname(),
        certificateArn: z.string().regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
      })
      .optional(),
  })
  .refine(({ mailFrom, domain }) => !mailFrom || domain, {
    path: ['mailFrom'],
    error: 'letters need a domain: their links lead to it',
  });
export type StageConfig = z.infer<typeof StageConfig>;
