// Empties the local stage's data folder.
import { emptyFolder } from './seed-once.ts';
import { readSettings } from './settings.ts';

const { FOOTNOTE_DATA } = readSettings(process.env);
await emptyFolder(FOOTNOTE_DATA);
console.log(`Emptied ${FOOTNOTE_DATA}. The next start makes new demo data.`);
