// Empties the local stage's data folder.
import { rm } from 'node:fs/promises';
import { readSettings } from './settings.ts';

const { FOOTNOTE_DATA } = readSettings(process.env);
await rm(FOOTNOTE_DATA, { recursive: true, force: true });
console.log(`Removed ${FOOTNOTE_DATA}. The next start makes new demo data.`);
