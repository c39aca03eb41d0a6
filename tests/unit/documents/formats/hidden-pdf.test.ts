// Text of a PDF page that its drawing hides is no evidence; invisible text over a scan is what the scan says.
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../helpers/ingest-here.ts';
import { pdf } from '../../../helpers/made-files.ts';

const SHOWN = 'The lease ends in 2031.';
const HIDDEN = 'There is no litigation.';
const VISIBLE = `BT /R 10 Tf 50 700 Td (${SHOWN}) Tj ET`;
const LETTERS = `BT /R 10 Tf 50 600 Td (${HIDDEN}) Tj ET`;
const textsOf = async (operations: string, options = {}) =>
  (await segmentsOf('a.pdf', pdf([operations], options))).map(({ text }) => text);

describe('a PDF page', () => {
  it.each([
    ['white', `1 g ${LETTERS}`],
    ['nearly white', `0.99 0.98 1 rg ${LETTERS}`],
    ['white as inks', `0 0 0 0 k ${LETTERS}`],
    ['of the color of the field behind', `0.2 0.3 0.8 rg 40 580 300 40 re f ${LETTERS}`],
    ['white on a white field over a dark one', `0 g 40 580 300 40 re f 1 g 40 580 300 40 re f ${LETTERS}`],
    ['white beside a dark field', `0 g 40 400 300 40 re f 1 g ${LETTERS}`],
    ['white in front of which a dark field is drawn too late', `1 g ${LETTERS} 0 g 40 400 300 40 re f`],
    ['white in a thin frame', `0 G 40 580 300 40 re S 1 g ${LETTERS}`],
    ['invisible', `BT 3 Tr ET ${LETTERS}`],
    ['invisible in another order', `BT /R 10 Tf 3 Tr 1 0 0 1 50 600 Tm [(There is no) -278 ( litigation.)] TJ 0 Tr ET`],
    ['without opacity', `/G gs ${LETTERS}`],
    ['outlined in white', `1 G BT 1 Tr ET ${LETTERS}`],
    ['cut off by a clip', `q 0 0 20 20 re W n ${LETTERS} Q`],
    ['without size', `BT /R 0.5 Tf 50 600 Td (${HIDDEN}) Tj ET`],
    ['shrunk', `q .05 0 0 .05 40 600 cm ${LETTERS} Q`],
  ])('is read without letters that are %s', async (_how, operations) => {
    expect(await textsOf(`q ${operations} Q ${VISIBLE}`)).toEqual([SHOWN]);
  });

  it.each([
    ['white on a dark field', `0 0 0.5 rg 40 580 300 40 re f 1 g ${LETTERS}`],
    ['white on a dark shape', `0 g 40 580 m 340 580 l 360 600 l 340 620 l 40 620 l h f 1 g ${LETTERS}`],
    ['white on a thick line', `0 G 30 w 40 604 m 340 604 l S 1 g ${LETTERS}`],
    ['white on a picture', `q 300 0 0 40 40 580 cm /I Do Q 1 g ${LETTERS}`],
    ['white on a dark field under a clip', `q 40 580 300 40 re W n 0 g 0 0 600 800 re f Q 1 g ${LETTERS}`],
    ['white and drawn as darker', `/M gs 1 g ${LETTERS}`],
    ['invisible over a scan', `q 600 0 0 800 0 0 cm /I Do Q BT 3 Tr ET ${LETTERS}`],
    ['invisible over a scan under a clip', `q 600 0 0 800 0 0 cm 0 0 1 1 re W n /I Do Q BT 3 Tr ET ${LETTERS}`],
    ['invisible under a scan', `BT 3 Tr ET ${LETTERS} q 600 0 0 800 0 0 cm /I Do Q`],
    ['invisible over their outlines', `50 600 m 60 610 l 150 600 l 120 608 l h f BT 3 Tr ET ${LETTERS}`],
    ['black on thin lines', `40 580 300 1 re f 40 580 1 40 re f ${LETTERS}`],
    ['partly cut off', `q 0 0 90 800 re W n ${LETTERS} Q`],
    ['small', `BT /R 3 Tf 50 600 Td (${HIDDEN}) Tj ET`],
  ])('is read with letters that are %s', async (_how, operations) => {
    expect(await textsOf(`q ${operations} Q ${VISIBLE}`)).toEqual([SHOWN, HIDDEN]);
  });

  it('is read without hidden letters inside a line', async () => {
    const line = 'BT /R 10 Tf 50 700 Td (Revenue was 5) Tj 1 g (00) Tj 0 g ( million.) Tj ET';

    expect(await textsOf(line)).toEqual([expect.stringMatching(/^Revenue was 5 +million\.$/)]);
  });

  it('is read without what lies outside its crop box', async () => {
    expect(await textsOf(`${VISIBLE} ${LETTERS}`, { crop: [0, 650, 600, 800] })).toEqual([SHOWN]);
  });

  it('is read whole when all of it is small, since its units may be large', async () => {
    expect(await textsOf(`q .05 0 0 .05 40 600 cm ${VISIBLE} ${LETTERS} Q`)).toHaveLength(2);
  });

  it('is read without hidden letters that are shown elsewhere', async () => {
    const elsewhere = LETTERS.replace('600', '500');

    expect(await textsOf(`q 1 g ${LETTERS} Q ${elsewhere}`)).toEqual([HIDDEN]);
    expect(await textsOf(`${elsewhere} q 1 g ${LETTERS} Q`)).toEqual([HIDDEN]);
  });

  it('is read as it is when it draws more than can be followed', async () => {
    const drawing = Array.from({ length: 100_001 }, () => 'q Q').join(' ');

    expect(await textsOf(`${VISIBLE} q 1 g ${LETTERS} Q ${drawing}`)).toEqual([SHOWN, HIDDEN]);
  });
});
