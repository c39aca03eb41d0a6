// The runtime of a Lambda bundle: the environment of every service, and the runtime's own global.
export const ENVIRONMENT = {
  STAGE: 'dev',
  AWS_REGION: 'ap-northeast-2',
  APP_URL: '',
  TABLE_NAME: 't',
  FILES_BUCKET: 'files',
  USER_POOL_ID: 'ap-northeast-2_abc',
  USER_POOL_CLIENT_ID: 'c',
  DEMANDS_MFA: 'off',
  SEARCH_ENDPOINT: 'https://search.example',
  SEARCH_SERVICE: 'aoss',
  MACHINE_ANSWER: 'arn:a',
  MACHINE_INDEX_FILES: 'arn:b',
  MACHINE_DELETE_FILES: 'arn:c',
  MACHINE_DELETE_PROJECT: 'arn:d',
  MACHINE_SYNC_DRIVE: 'arn:s',
  MACHINE_CHECKLIST: 'arn:c',
  MACHINE_DELETE_ORGANISATION: 'arn:e',
  MACHINE_RUN: 'arn:f',
  MACHINE_IM_STRUCTURE: 'arn:g',
  MACHINE_IM_REPORT: 'arn:h',
  SOURCE_KEYS_KEY: 'arn:k',
  WRITE_MODEL_ID: 'global.anthropic.claude-sonnet-5-5',
  EMBED_MODEL_ID: 'amazon.titan-embed-text-v2:0',
};

export const RUNTIME = 'globalThis.awslambda={streamifyResponse:(h)=>h,HttpResponseStream:{from:(s)=>s}};';
