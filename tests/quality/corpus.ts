// Small documents of nine industries in three languages about fictitious companies, with questions to each.
import type { Document } from './document.ts';
import { CLINICS } from './en-clinics.ts';
import { ENERGY } from './en-energy.ts';
import { SOFTWARE } from './en-software.ts';
import { BOOKS } from './ja-books.ts';
import { CHEMICALS } from './ja-chemicals.ts';
import { PRINTING } from './ja-printing.ts';
import { BANK } from './ko-bank.ts';
import { BIO } from './ko-bio.ts';
import { COSMETICS } from './ko-cosmetics.ts';

export const DOCUMENTS: readonly Document[] = [
  BIO,
  BANK,
  COSMETICS,
  SOFTWARE,
  ENERGY,
  CLINICS,
  CHEMICALS,
  BOOKS,
  PRINTING,
];
