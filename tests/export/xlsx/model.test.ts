// The workbook of a model, unzipped: live formulas, a source for every input, and no injection.
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { modelXlsx } from '#functions/export/xlsx/model-xlsx.ts';
import { comps } from '#shared/finance/comps/comps.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { Values } from '#shared/finance/workbook/evaluate.ts';
import { cellIndex, type Workbook } from '#shared/finance/workbook/workbook.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { compsSample } from '../../unit/shared/finance/comps-sample.ts';
import { dcfSample } from '../../unit/shared/finance/dcf-sample.ts';

type Model = { readonly workbook: Workbook; readonly values: Values };

const partsOf = async ({ workbook, values }: Model, language: Language = 'en') => {
  const file = await modelXlsx({
    workbook,
    values,
    language,
    exportedAt: '2026-11-21T09:00:00.000Z',
    app: 'https://app.test',
  });
  return Object.fromEntries(Object.entries(unzipSync(file)).map(([name, part]) => [name, strFromU8(part)]));
};
const all = (parts: Record<string, string>, pattern: RegExp) =>
  Object.entries(parts)
    .filter(([name]) => pattern.test(name))
    .map(([, part]) => part)
    .join('\n');

/** Names of the elements directly under the root. */
const topElements = (xml: string): string[] => {
  const names: string[] = [];
  let depth = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (depth === 1) names.push(name);
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(xml).close();
  return names;
};

const models: [string, Model][] = [
  ['DCF', dcf(dcfSample())],
  ['comps', comps(compsSample())],
];

describe.each(models)('the workbook of %s', (_, model) => {
  const cells = [...cellIndex(model.workbook).values()].map(({ cell }) => cell);
  const inputs = cells.filter((cell) => cell.kind === 'input');

  it.each(LANGUAGES)('is well-formed and has no error in any cell: %s', async (language) => {
    const parts = await partsOf(model, language);

    for (const [name, part] of Object.entries(parts))
      if (/\.(xml|rels|vml)$/.test(name)) new SaxesParser().write(part).close();
    expect(all(parts, /sheet\d/)).not.toMatch(/#(REF|DIV|NAME|VALUE|N\/A|NUM)|t="e"/);
    expect(all(parts, /sharedStrings/)).not.toMatch(/\{\{|finance\./);
  });

  it('has the parts of each sheet in schema order, without which Excel repairs the file', async () => {
    const order =
      'sheetPr dimension sheetViews sheetFormatPr cols sheetData dataValidations hyperlinks pageMargins pageSetup headerFooter rowBreaks drawing legacyDrawing'.split(
        ' ',
      );
    const parts = await partsOf(model);

    for (const [name, part] of Object.entries(parts).filter(([one]) => /worksheets\/sheet\d/.test(one))) {
      const places = topElements(part).map((element) => order.indexOf(element));
      expect(places, name).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(places, name).not.toContain(-1);
    }
  });

  it('names the cells used in calculations', async () => {
    const parts = await partsOf(dcf(dcfSample()), 'ko');

    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<definedName name="(\w+)"[^>]*>([^<]+)</g)];
    const named = new Map(names.map(([, name, range]) => [name, range]));
    expect(named.get('WACC')).toMatch(/^'.+'!\$C\$\d+$/);
    expect([...named.keys()]).toEqual(expect.arrayContaining(['Equity_value', 'Enterprise_value', 'Terminal_growth']));
  });

  it('has a live formula with our result in every derived cell', async () => {
    const sheets = all(await partsOf(model), /worksheets\/sheet\d/);
    const formulas = sheets.match(/<f>[^<]+<\/f><v>[^<]*<\/v>/g) ?? [];

    expect(formulas).toHaveLength(cells.filter((cell) => cell.kind === 'formula').length);
  });

  it('names the source of every input, and links those with an address', async () => {
    const parts = await partsOf(model);
    const linked = inputs.filter(({ origin }) => origin.kind === 'source' && origin.url);

    expect(all(parts, /comments\d/).match(/<comment /g)).toHaveLength(inputs.length);
    expect(all(parts, /worksheets\/sheet\d/).match(/<hyperlink /g)).toHaveLength(linked.length);
    expect(linked.length).toBeGreaterThan(5);
  });

  it('colors inputs blue, formulas black and references to other sheets green', async () => {
    const styles = (await partsOf(model))['xl/styles.xml'] ?? '';

    for (const colour of ['0000FF', '000000', '00803C']) expect(styles).toContain(colour);
  });

  it('prints title and date at the top of every sheet, with the year separate from the font size', async () => {
    const sheets = all(await partsOf(model), /worksheets\/sheet\d/);

    const heads = [...sheets.matchAll(/<oddHeader>(.*?)<\/oddHeader>/g)].map(([, text]) => text);
    expect(heads).toHaveLength(model.workbook.sheets.length);
    for (const head of heads) expect(head).toMatch(/^&amp;L&amp;8 .+&amp;R&amp;8 2026-11-21$/);
  });

  it('freezes labels, fits the paper and recalculates on opening', async () => {
    const parts = await partsOf(model);
    const sheets = all(parts, /worksheets\/sheet\d/);

    expect(sheets.match(/state="frozen"/g)).toHaveLength(model.workbook.sheets.length);
    expect(sheets.match(/fitToPage="1"/g)).toHaveLength(model.workbook.sheets.length);
    expect(parts['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
  });
});

describe('an input', () => {
  it('without a source names the person who assumed it', async () => {
    const [ko, en, ja] = await Promise.all(LANGUAGES.map((language) => partsOf(dcf(dcfSample()), language)));

    expect(all(ko ?? {}, /comments/)).toContain('가정: Kim Minji');
    expect(all(en ?? {}, /comments/)).toContain('Assumption: Kim Minji');
    expect(all(ja ?? {}, /comments/)).toContain('前提：Kim Minji');
  });

  it('shows title, locator and quote of its source', async () => {
    const comments = all(await partsOf(dcf(dcfSample()), 'ko'), /comments/);

    expect(comments).toContain('출처: 가온물류 사업보고서 2025.pdf, p. 41');
    expect(comments).toContain('“매출액 438,512백만 원”');
  });

  it('has no link to an address outside the web', async () => {
    const sample = dcfSample();
    const origin = { kind: 'source' as const, title: 'x', url: 'javascript:alert(1)' };
    const parts = await partsOf(dcf({ ...sample, baseRevenue: { ...sample.baseRevenue, origin } }));

    expect(Object.values(parts).join()).not.toContain('javascript:');
  });

  it('with choices accepts only these', async () => {
    const sheets = all(await partsOf(dcf(dcfSample())), /worksheets\/sheet1/);

    expect(sheets).toMatch(/<dataValidation [^>]*type="list"[^>]*sqref="C5"/);
    expect(sheets).toContain('<formula1>"1,2,3"</formula1>');
  });
});

describe('a name that looks like a formula', () => {
  it('is text in labels and titles', async () => {
    const parts = await partsOf(comps(compsSample()));

    expect(parts['xl/sharedStrings.xml']).toContain('=Swift &quot;Cargo&quot;'.replaceAll('&quot;', '"'));
    expect(all(parts, /worksheets\/sheet\d/)).not.toMatch(/<f>[^<]*Swift/);
  });
});

describe('the multiples of peers', () => {
  it('are drawn by company from cells of their sheet', async () => {
    const model = comps(compsSample());
    const charts = all(await partsOf(model), /charts\/chart\d+\.xml$/);
    const refs = [...charts.matchAll(/<c:f>([^<]*Multiples[^<]*)<\/c:f>/g)].map(([, ref]) => ref);
    const drawn = [...model.values].filter(([id]) => id.startsWith('drawn.evEbitda.')).map(([, value]) => value);
    const own = compsSample().peers.map((_, n) => model.values.get(`multiple.evEbitda.${n}`));

    expect(new Set(refs).size).toBeGreaterThan(2);
    expect(refs.every((ref) => /\$[A-Z]+\$\d+:\$[A-Z]+\$\d+$/.test(ref ?? ''))).toBe(true);
    expect(drawn.slice(0, own.length)).toEqual(own.map((value) => (typeof value === 'number' ? value : 0)));
  });
});
