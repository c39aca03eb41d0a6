// Types of the part of pdfmake's document definition that the samples use; the package ships none.
type Style = {
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly lineHeight?: number;
  readonly alignment?: 'left' | 'right' | 'center';
  readonly margin?: readonly number[];
  readonly pageBreak?: 'before';
};
export type Content = Style & {
  readonly text?: string;
  readonly table?: { readonly headerRows: number; readonly widths: readonly (string | number)[]; readonly body: readonly (readonly Content[])[] };
  readonly layout?: string;
};
export type TDocumentDefinitions = {
  readonly info: { readonly title: string; readonly creationDate: Date };
  readonly pageSize: string;
  readonly pageMargins: readonly number[];
  readonly defaultStyle: { readonly font: string };
  readonly footer: (page: number, pages: number) => Content;
  readonly content: readonly Content[];
};
