// How a sheet comes out on paper: A4, one page wide, heads repeated, name and page number at the foot.
import type { WriteSheet } from 'hucre/xlsx';

type Printed = { readonly title: string; readonly frozen: number; readonly landscape: boolean };

/** In a footer & begins a code, and Excel takes 255 characters. */
const footerText = (text: string): string => [...text].slice(0, 80).join('').replaceAll('&', '&&');

export const printSetup = ({ title, frozen, landscape }: Printed): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> => ({
  pageSetup: {
    paperSize: 'a4',
    orientation: landscape ? 'landscape' : 'portrait',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: { top: 0.6, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 },
    ...(frozen > 0 ? { printTitlesRow: `$1:$${frozen}` } : {}),
  },
  headerFooter: { oddFooter: `&L&8${footerText(title)}&R&8&P / &N` },
});
