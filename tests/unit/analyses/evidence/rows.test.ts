// The companies that a section compares, from tables that name the company among others.
import { expect, it } from 'vitest';
import { namedRivals } from '#functions/analyses/evidence/rows.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const rivalsIn = async (company: string, heading: string, text: string, language: 'en' | 'ja' | 'ko' = 'en') => {
  const chunks = [
    tableChunk(
      text.split('\n').map((line) => line.split('\t')),
      { document: 'Note', section: heading },
    ),
  ];
  const inputs = { company, homepage: 'a.example', industry: 'Tiles', segment: 'roof', country: 'GB' };
  const found = await namedRivals(contextFor({ type: 'CompetitiveLandscape', inputs, language, chunks }));
  return found.map((one) => one.company.name);
};

it('takes the other companies of a table of market shares, and no kind of company', async () => {
  const text = 'Share of market value\t2025\nOwn brands\t30%\nHoldfast Tiles\t22%\nClayworth\t12%\nOthers\t36%';
  expect(await rivalsIn('Clayworth Tiles', 'The market', text)).toEqual(['Holdfast Tiles']);
});

it('reads the word for a share in the head', async () => {
  const text = '会社\t推計シェア\n青海瓦\t22%\n丸山窯業\t12%\n白砂タイル\t9%\nその他\t57%';
  expect(await rivalsIn('丸山窯業', '主な会社', text, 'ja')).toEqual(['青海瓦', '白砂タイル']);
});

it('takes no customers of a supplier for rivals', async () => {
  const text = '거래처\t매출 비중\n온새기와\t29.6%\n다솜건재\t14.1%\n해담건설\t9.3%';
  expect(await rivalsIn('온새기와', '3. 거래처', text, 'ko')).toEqual([]);
});

it('takes no sites of the company for rivals', async () => {
  const text =
    'Works\tOutput\tRevenue 2025\nClayworth Leeds\t41\t26.3\nThe Kiln, Derby\t33\t19.7\nOld Quarry\t21\t13.8';
  expect(await rivalsIn('Clayworth Tiles', 'Key figures by works', text)).toEqual([]);
});
