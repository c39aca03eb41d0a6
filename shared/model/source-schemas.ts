// Defines schemas of source providers, and of the keys that people enter for them.
import * as z from 'zod';
import { SOURCE_PROVIDERS } from './source.ts';

export const SourceProvider = z.enum(SOURCE_PROVIDERS);
export type SourceProvider = z.infer<typeof SourceProvider>;

/** By field. */
export const SourceKey = z.record(z.string().max(40), z.string().trim().min(1).max(2000));
export type SourceKey = z.infer<typeof SourceKey>;
