// Cells of tables with names as rows and metrics as columns, or transposed, and questions about neither.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2025, 5, 1);
const FUNICULARS = tableChunk(
  [
    ['', 'Riders', 'Length, m', 'Staff'],
    ['Old Quay', '412,300', '640', '31'],
    ['Larch Hill', '268,900', '1,120', '24'],
  ],
  { document: 'Tarrow Funiculars annual report 2024.pdf', language: 'en' },
);
const HALLS = tableChunk(
  [
    ['', 'North hall', 'South hall'],
    ['Visitors', '51,240', '38,915'],
    ['Average ticket (£)', '17.40', '12.85'],
  ],
  { document: 'Penhale Maze accounts.html', language: 'en' },
);
const GARDENS = tableChunk(
  [
    ['Garden', 'Year', 'Visitors', 'Benches'],
    ['Amberley', '2023', '204,300', '24'],
    ['Amberley', '2024', '211,900', '26'],
    ['Fenwick', '2023', '96,400', '11'],
    ['Fenwick', '2024', '101,800', '12'],
  ],
  { document: 'Stonecrop Gardens plan.md', language: 'en' },
);
const MILLS = tableChunk(
  [
    ['Mill', 'Crushed (tonnes)', 'Staff'],
    ['Wisbeck', '116,500', '74'],
    ['Bostock', '201,500', '118'],
  ],
  { document: 'Hartsell Seed Oils note.md', language: 'en' },
);
const KILNS = tableChunk(
  [
    ['공장', '생산실적(천 개)', '가동률(%)', '인원(명)'],
    ['이천공장', '15,640', '85.0', '263'],
    ['목포공장', '8,740', '92.0', '141'],
  ],
  { document: '바론도자기_사업보고서.html', language: 'ko' },
);
const OFFICES = tableChunk(
  [
    ['拠点', '人員(人)', '測量士(人)', '床面積(㎡)'],
    ['仙台', '141', '66', '2,310'],
    ['八戸', '52', '17', '760'],
  ],
  { document: 'トウワ測量_拠点.md', language: 'ja' },
);
const chunks = [FUNICULARS, HALLS, MILLS, GARDENS, KILNS, OFFICES];

it.each([
  ['How many riders did Old Quay carry in 2024?', '412,300'],
  ['How long is the Larch Hill funicular?', '1,120'],
  ['How many people work at Larch Hill?', '24'],
  ['How many visitors did the South hall attract?', '38,915'],
  ['What is the average ticket in the North hall?', '17.40'],
  ['How many visitors did Fenwick have in 2023?', '96,400'],
  ['How many tonnes did the Wisbeck mill crush?', '116,500'],
  ['목포공장 인원은 몇 명이야?', '141'],
  ['바론도자기 이천공장의 가동률은?', '85.0'],
  ['八戸拠点の測量士は何人ですか', '17'],
  ['トウワ測量の仙台拠点の床面積は？', '2,310'],
])('returns the single cell: %s', async (query, cell) => {
  expect(tickedIn(await askOffline(query, chunks, { now: NOW }))).toContain(cell);
});

it.each([
  'How many riders did Elm Bank carry in 2024?',
  'How many riders did Old Quay carry in 2021?',
  'How many accidents did Old Quay have?',
  'How many visitors did the East hall attract?',
  'How many visitors did Fenwick have in 2020?',
  '청주공장의 가동률은?',
  'トウワ測量の青森拠点の人員は？',
])('ticks nothing: %s', async (query) => {
  expect(tickedIn(await askOffline(query, chunks, { now: NOW }))).toBe('');
});
