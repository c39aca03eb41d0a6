// Permission to read page images with Textract, where the stage enables it.
import type { Construct } from 'constructs';
import { allow, type Grant, policyFor } from './grants.ts';
import { accept } from './nag.ts';

const WHY_ANY =
  'Textract accepts no resource other than *: what it may read is what the caller may read of the bucket of files.';

export const ocrGrant = (scope: Construct): Grant => {
  const policy = policyFor(scope, 'ocr.use', [
    allow(['textract:StartDocumentTextDetection', 'textract:GetDocumentTextDetection'], ['*']),
  ]);
  accept(policy, 'AwsSolutions-IAM5[Resource::*]', WHY_ANY);
  return { policy, env: { OCR: 'textract' } };
};
