// Small documents of six industries in three languages about companies that do not exist, with what people ask of each.
import type { Document } from './document.ts';
import { ENERGY } from './en-energy.ts';
import { SOFTWARE } from './en-software.ts';
import { BOOKS } from './ja-books.ts';
import { CHEMICALS } from './ja-chemicals.ts';
import { BANK } from './ko-bank.ts';
import { BIO } from './ko-bio.ts';

export const DOCUMENTS: readonly Document[] = [BIO, BANK, SOFTWARE, ENERGY, CHEMICALS, BOOKS];
