// Converts blocks to HTML.
import { translate } from '#shared/i18n/translate.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import { svgOf } from '#shared/report/chart/svg.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';
import type { Tile } from '#shared/report/figures.ts';
import { commonUnit, headText } from '#shared/report/head-text.ts';
import { spanOf } from '#shared/report/partial-date.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import { shownRefs } from '#shared/report/table-refs.ts';
import { columnNames } from '../column-names.ts';
import { markSign } from '../mark-sign.ts';
import { unitCaption } from '../unit-caption.ts';
import { citedOf, langIn, marksOf, proseOf, type Writing } from './cited.ts';
import { html, type Markup, NOTHING, trusted } from './markup.ts';

const WIDTH = 720;

const captioned = (caption: string | undefined): Markup => (caption ? html`<caption>${caption}</caption>` : NOTHING);

const below = (note: string | undefined): Markup => (note ? html`<p class="meta">${note}</p>` : NOTHING);

const tableOf = (writing: Writing, table: BlockOf<'table'>): Markup => {
  const { caption, columns, rows, note } = table;
  const unit = commonUnit(table);
  const title = unitCaption(writing.language, caption, unit);
  const head = columns.map(
    (column) =>
      html`<th scope="col" class="${column.numeric ? 'n' : ''}">${unit ? column.label : headText(column)}</th>`,
  );
  const body = rows.map((row) => {
    const shown = shownRefs(row);
    const cells = columns.map(({ numeric }, i) => {
      const words = citedOf(writing, row[i]?.text ?? '', { check: row[i]?.check, refs: [...(shown[i] ?? [])] });
      return i === 0 && !numeric
        ? html`<th scope="row">${words}</th>`
        : html`<td class="${numeric ? 'n' : ''}">${words}</td>`;
    });
    return html`<tr class="${isTotal(row) ? 't' : ''}">${cells}</tr>`;
  });
  return html`<div class="scroll"><table>${captioned(title)}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>${below(note)}`;
};

const chartOf = (writing: Writing, chart: Chart): Markup => {
  const { language } = writing;
  const drawing = drawChart(chart, { language, width: WIDTH });
  const table = tableOf(writing, chartTable({ language, chart, names: columnNames(language) }));
  const title = unitCaption(language, chart.title, chart.unit) ?? NOTHING;
  return html`<figure><figcaption>${title}</figcaption>${trusted(svgOf(drawing, { name: chart.title, classes: true }))}${below(chart.note)}<details><summary>${translate(language, 'report.showTable')}</summary>${table}</details></figure>`;
};

const tileOf = (writing: Writing, { label, value, unit, period, change, ...cited }: Tile): Markup => {
  const changed = change ? translate(writing.language, `report.change.${change.direction}`, { text: change.text }) : '';
  const small = unit ? html` <small>${unit}</small>` : NOTHING;
  return html`<li><span class="meta">${period ? `${label} · ${period}` : label}</span><b>${value}${small}${citedOf(writing, '', cited)}</b>${change ? html`<span class="meta">${citedOf(writing, changed, change)}</span>` : NOTHING}</li>`;
};

const matrixOf = (writing: Writing, block: BlockOf<'matrix'>): Markup => {
  const { caption, corner, columns, rows, note } = block;
  const figures = figureColumns(block);
  // Signs are centered below their header; sentences are aligned left.
  const isOfSigns = (i: number) => rows.every(({ cells }) => cells[i]?.text === undefined);
  const lookOf = (i: number, isSign: boolean): Markup =>
    figures[i] ? trusted(' class="n"') : isSign ? trusted(' class="c"') : NOTHING;
  const head = columns.map((name, i) => html`<th scope="col"${lookOf(i, isOfSigns(i))}>${name}</th>`);
  const body = rows.map(({ label, cells, ...cited }) => {
    const row = columns.map((_, i) => {
      const { mark, text, ...by } = cells[i] ?? {};
      const words = [mark ? markSign(writing.language, mark) : '', text ?? ''].filter(Boolean).join(' ');
      return html`<td${lookOf(i, text === undefined)}>${citedOf(writing, words, by)}</td>`;
    });
    return html`<tr><th scope="row">${citedOf(writing, label, cited)}</th>${row}</tr>`;
  });
  return html`<div class="scroll"><table>${captioned(caption)}<thead><tr><th scope="col">${corner ?? ''}</th>${head}</tr></thead><tbody>${body}</tbody></table></div>${below(note)}`;
};

const timelineOf = (writing: Writing, { caption, entries }: BlockOf<'timeline'>): Markup => {
  const body = entries.map((entry) => {
    const named = [entry.title, entry.tag].filter(Boolean).join(' · ');
    return html`<tr><th scope="row" class="when">${spanOf(writing.language, entry)}</th><td>${named === '' ? NOTHING : html`<strong>${named}</strong><br>`}${proseOf(writing, entry.sentences)}</td></tr>`;
  });
  return html`<div class="scroll"><table>${captioned(caption)}<tbody>${body}</tbody></table></div>`;
};

const listOf = (writing: Writing, { ordered, items }: BlockOf<'list'>): Markup => {
  const lines = items.map((item) => html`<li>${proseOf(writing, item)}</li>`);
  return ordered ? html`<ol>${lines}</ol>` : html`<ul>${lines}</ul>`;
};

/** Sections write headings, since they know their numbers. */
export const blockOf = (writing: Writing, block: Exclude<Block, { kind: 'heading' }>): Markup => {
  switch (block.kind) {
    case 'text':
      return html`<p>${proseOf(writing, block.sentences)}</p>`;
    case 'list':
      return listOf(writing, block);
    case 'table':
      return tableOf(writing, block);
    case 'quote':
      return html`<blockquote${langIn(writing.language, block.text)}>${block.text}${marksOf(writing, block.refs)}</blockquote>`;
    case 'notice':
      return html`<p class="meta">${translate(writing.language, `answers.notice.${block.code}`, block.params)}</p>`;
    case 'chart':
      return chartOf(writing, block);
    case 'figures':
      return html`<ul class="tiles">${block.tiles.map((tile) => tileOf(writing, tile))}</ul>`;
    case 'matrix':
      return matrixOf(writing, block);
    case 'timeline':
      return timelineOf(writing, block);
    default:
      return block satisfies never;
  }
};
