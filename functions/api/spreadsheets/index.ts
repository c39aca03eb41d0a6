// Lambda entry of the spreadsheet routes.
import { files, workbooks, workflows } from '../../adapters/aws/ports.ts';
import { kernelOf } from '../../adapters/aws/wiring.ts';
import { bufferedService } from '../../http/lambda.ts';
import { handlers } from './handlers.ts';

const given = { files: files(), workflows: workflows(), workbooks: workbooks(import.meta.url) };
export const handler = bufferedService(kernelOf<'spreadsheets'>(handlers, given));
