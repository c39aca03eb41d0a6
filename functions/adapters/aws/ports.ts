// The ports on AWS, one function each, so that a bundle holds the SDK clients that it uses and no others.
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SFNClient } from '@aws-sdk/client-sfn';
import { TextractClient } from '@aws-sdk/client-textract';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import type { Files } from '../../ports/files.ts';
import type { Fonts } from '../../ports/fonts.ts';
import type { Identity, TokenVerifier } from '../../ports/identity.ts';
import type { Inbox } from '../../ports/inbox.ts';
import type { Index } from '../../ports/index-port.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Model } from '../../ports/model.ts';
import type { Ocr } from '../../ports/ocr.ts';
import type { Parser } from '../../ports/parser.ts';
import type { Table } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { exportFonts } from '../node/export-fonts.ts';
import { cognitoIssuer, jwtTokens, keysUrl } from '../node/jwt-tokens.ts';
import { workerParser } from '../node/worker-parser/worker-parser.ts';
import { workerWorkbooks } from '../node/worker-workbooks/worker-workbooks.ts';
import { bedrockClient, bedrockModel, type ModelFault } from './bedrock-model.ts';
import { dynamoClient, patience, s3Client, sesClient } from './clients.ts';
import { cognitoIdentity } from './cognito-identity.ts';
import { dynamoTable } from './dynamo-table.ts';
import { env } from './env.ts';
import { countLine, logLine } from './log-line.ts';
import { openSearchIndex } from './opensearch-index.ts';
import { s3Files } from './s3-files.ts';
import { sesMail } from './ses-mail.ts';
import { sfnWorkflows } from './sfn-workflows.ts';
import { tableInbox } from './table-inbox.ts';
import { textractOcr } from './textract-ocr.ts';

export const table = (): Table => dynamoTable({ client: dynamoClient(), tableName: env('TABLE_NAME').TABLE_NAME });

export const files = (): Files => s3Files({ client: s3Client(), bucket: env('FILES_BUCKET').FILES_BUCKET });

export const tokens = (): TokenVerifier => {
  const { AWS_REGION, USER_POOL_ID, USER_POOL_CLIENT_ID } = env('AWS_REGION', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID');
  const issuer = cognitoIssuer(AWS_REGION, USER_POOL_ID);
  return jwtTokens({ issuer, clientId: USER_POOL_CLIENT_ID, keys: { url: keysUrl(issuer) } });
};

export const identity = (): Identity => {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = env('USER_POOL_ID', 'USER_POOL_CLIENT_ID');
  const client = new CognitoIdentityProviderClient({ ...patience, maxAttempts: 3 });
  return cognitoIdentity({ client, userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID });
};

/** Undefined where emails are sent. */
export const inbox = (): Inbox | undefined => (env('MAIL_FROM').MAIL_FROM ? undefined : tableInbox({ table: table() }));

/** A stage without a sender's address, which development alone may be, writes emails into its inbox. */
export const mail = (): Mail => {
  const { MAIL_FROM, MAIL_SETTINGS } = env('MAIL_FROM', 'MAIL_SETTINGS');
  if (!MAIL_FROM) return tableInbox({ table: table() });
  return sesMail({ client: sesClient(), from: MAIL_FROM, settings: MAIL_SETTINGS, table: table() });
};

export const workflows = (): Workflows => {
  const arns = env(
    'MACHINE_ANSWER',
    'MACHINE_INDEX_FILES',
    'MACHINE_DELETE_FILES',
    'MACHINE_DELETE_PROJECT',
    'MACHINE_DELETE_ORGANISATION',
    'MACHINE_RUN',
    'MACHINE_IM_STRUCTURE',
    'MACHINE_IM_REPORT',
    'MACHINE_SYNC_DRIVE',
    'MACHINE_CHECKLIST',
  );
  return sfnWorkflows({
    client: new SFNClient({ ...patience, maxAttempts: 5 }),
    arns: {
      answer: arns.MACHINE_ANSWER,
      'index-files': arns.MACHINE_INDEX_FILES,
      'delete-files': arns.MACHINE_DELETE_FILES,
      'delete-project': arns.MACHINE_DELETE_PROJECT,
      'delete-organisation': arns.MACHINE_DELETE_ORGANISATION,
      run: arns.MACHINE_RUN,
      'im-structure': arns.MACHINE_IM_STRUCTURE,
      'im-report': arns.MACHINE_IM_REPORT,
      'sync-drive': arns.MACHINE_SYNC_DRIVE,
      checklist: arns.MACHINE_CHECKLIST,
    },
  });
};

export const model = (): Model => {
  const { STAGE, WRITE_MODEL_ID, EMBED_MODEL_ID, RERANK_MODEL_ID } = env(
    'STAGE',
    'WRITE_MODEL_ID',
    'EMBED_MODEL_ID',
    'RERANK_MODEL_ID',
  );
  const models = { writeModelId: WRITE_MODEL_ID, embedModelId: EMBED_MODEL_ID, rerankModelId: RERANK_MODEL_ID };
  // An alarm of the stack watch listens for this metric.
  const report = (fault: ModelFault) => countLine('ModelFailed', STAGE, { event: 'modelFailed', ...fault });
  return bedrockModel({ client: bedrockClient(), ...models, report });
};

const PARSER_LIMITS = { memoryMb: 512, timeoutMs: 60_000 };

/** The worker and pdf.js's tables lie beside the function's bundle (infra/bundle/entries.ts). */
export const parser = (beside: string): Parser =>
  workerParser({ ...PARSER_LIMITS, entry: new URL('./worker.mjs', beside), pdfAssets: new URL('./pdfjs/', beside) });

/** Twice the time, and what is read and written around it, fit into one request. */
const WORKBOOK_LIMITS = { memoryMb: 512, timeoutMs: 10_000 };

/** The worker and the formula engine lie beside the function's bundle (infra/bundle/entries.ts). */
export const workbooks = (beside: string): Workbooks =>
  workerWorkbooks({
    ...WORKBOOK_LIMITS,
    entry: new URL('./worker.mjs', beside),
    wasm: new URL('./wasm_bg.wasm', beside),
  });

/** The two files lie beside the function's bundle (infra/bundle/entries.ts). */
export const fonts = (beside: string): Fonts => ({ load: () => exportFonts(new URL('./fonts/', beside)) });

/** Undefined where the stage names none. */
export const ocr = (): Ocr | undefined => {
  const { OCR, FILES_BUCKET } = env('OCR', 'FILES_BUCKET');
  return OCR
    ? textractOcr({ client: new TextractClient({ ...patience, maxAttempts: 5 }), bucket: FILES_BUCKET })
    : undefined;
};

export const index = (): Index => {
  const { AWS_REGION, SEARCH_ENDPOINT, SEARCH_SERVICE } = env('AWS_REGION', 'SEARCH_ENDPOINT', 'SEARCH_SERVICE');
  return openSearchIndex({
    endpoint: SEARCH_ENDPOINT,
    service: SEARCH_SERVICE,
    region: AWS_REGION,
    credentials: defaultProvider(),
    // An alarm of the stack watch listens for this line.
    alarm: logLine,
  });
};
