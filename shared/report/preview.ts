// Returns the beginning of a report for a preview card: its first chart, or a few plain lines, without citations.
import * as z from 'zod';
import { LanguageCode } from '../model/codes.ts';
import { Chart } from './chart/chart.ts';

const Line = z.object({ kind: z.enum(['heading', 'text']), text: z.string(), value: z.string().optional() });
export type PreviewLine = z.infer<typeof Line>;

export const Preview = z.object({ language: LanguageCode, chart: Chart.optional(), lines: z.array(Line) });
export type Preview = z.infer<typeof Preview>;
