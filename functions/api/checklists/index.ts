// Lambda entry of the checklist routes.
import { files, fonts, mail, workbooks, workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

const given = {
  files: files(),
  mail: mail(),
  fonts: fonts(import.meta.url),
  workflows: workflows(),
  workbooks: workbooks(import.meta.url),
};
export const handler = bufferedService(kernelOf<'checklists'>(handlers, given));
