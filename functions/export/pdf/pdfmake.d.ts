// Types for the part of pdfmake that the export uses; the package has none.
declare module 'pdfmake/js/Printer.js' {
  import type { Font } from 'fontkit';

  type Style = {
    readonly font?: string;
    readonly fontSize?: number;
    readonly bold?: boolean;
    readonly sup?: boolean;
    readonly color?: string;
    readonly lineHeight?: number;
    readonly alignment?: 'left' | 'right' | 'center';
    readonly margin?: readonly [left: number, top: number, right: number, bottom: number];
    readonly background?: string;
  };
  /** An element of the structure; the library ignores it but keeps it. */
  export type Tag = {
    readonly type: string;
    readonly children: readonly Tag[];
    readonly alt?: string;
  };
  export type Inline = Style & {
    readonly text: string;
    readonly tag?: Tag;
    readonly link?: string;
    readonly linkToDestination?: string;
    readonly noWrap?: boolean;
  };
  export type TableLayout = {
    readonly hLineWidth?: (row: number, node: { table: { body: readonly unknown[] } }) => number;
    readonly vLineWidth?: (column: number) => number;
    readonly hLineColor?: () => string;
    readonly vLineColor?: () => string;
    readonly fillColor?: (row: number, node: unknown, column: number) => string | null;
    readonly paddingLeft?: () => number;
    readonly paddingRight?: () => number;
    readonly paddingTop?: () => number;
    readonly paddingBottom?: () => number;
  };
  export type Content = Style & {
    readonly tag?: Tag;
    /** The level of a heading, from 1. */
    readonly level?: number;
    /** The alternative text of a picture. */
    readonly alt?: string;
    readonly text?: string | readonly Inline[];
    readonly stack?: readonly Content[];
    readonly columns?: readonly Content[];
    readonly columnGap?: number;
    readonly width?: number | 'auto' | '*';
    readonly svg?: string;
    readonly image?: string;
    readonly height?: number;
    /** The height of a drawing in points, for our estimates. */
    readonly drawnHeight?: number;
    readonly unbreakable?: boolean;
    readonly pageBreak?: 'before' | 'after';
    readonly id?: string;
    readonly tocItem?: boolean;
    readonly tocMargin?: readonly number[];
    readonly tocStyle?: Style;
    readonly tocNumberStyle?: Style;
    readonly toc?: { readonly numberStyle?: Style; readonly title?: Content };
    readonly outline?: boolean;
    readonly outlineText?: string;
    readonly outlineId?: string;
    readonly outlineParentId?: string;
    readonly canvas?: readonly {
      type: 'line';
      x1: number;
      y1: number;
      x2: number;
      y2: number;
      lineWidth: number;
      lineColor: string;
    }[];
    readonly table?: {
      readonly headerRows?: number;
      readonly dontBreakRows?: boolean;
      readonly keepWithHeaderRows?: number;
      readonly widths: readonly (number | string)[];
      readonly body: readonly (readonly Content[])[];
    };
    readonly layout?: TableLayout;
  };
  export type Definition = {
    readonly info: {
      readonly title: string;
      readonly author: string;
      readonly creator: string;
      readonly producer: string;
      readonly creationDate: Date;
      readonly modDate: Date;
    };
    readonly language: string;
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly pageSize: 'A4';
    readonly pageMargins: readonly [number, number, number, number];
    readonly defaultStyle: Style;
    readonly header: (page: number) => Content;
    readonly footer: (page: number, pages: number) => Content;
    readonly content: readonly Content[];
  };
  /** A word with its position in a line. */
  export type Word = Pick<Inline, 'text' | 'color' | 'sup' | 'link' | 'linkToDestination' | 'tag'> & {
    readonly width: number;
    readonly fontSize: number;
    readonly font: { widthOfString(text: string, size: number): number };
    readonly _pageNodeRef?: unknown;
  };
  export type Item =
    | { readonly type: 'line'; readonly item: { inlines: Word[] } }
    | { readonly type: 'vector' | 'svg' | 'image'; readonly item: { readonly tag?: Tag } };
  export type Page = { readonly items: readonly Item[] };
  type Marked = object;
  export type Element = {
    readonly dictionary: { readonly data: { readonly S: string } };
    add(child: Element | Marked): void;
  };
  export type ShapedWord = {
    readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number; readonly codePoints: number[] }[];
    readonly positions: readonly object[];
    readonly advanceWidth: number;
  };
  /** A font of one document, as pdfkit embeds it. */
  export type DrawnFont = {
    /** Its PostScript name. */
    readonly name: string;
    readonly font: Font;
    layoutCache: Record<string, ShapedWord>;
  };
  type Files = { existsSync(name: string): boolean; readFileSync(name: string): Uint8Array };
  export type Written = {
    on(event: 'data', listener: (chunk: Uint8Array) => void): void;
    on(event: 'end' | 'pageAdded', listener: () => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    end(): void;
    provideFont(family: string, isBold: boolean, isItalic: boolean): DrawnFont;
    struct(type: string, look: { readonly alt?: string; readonly scope?: string }): Element;
    addStructure(root: Element): void;
    markStructureContent(type: string): Marked;
    markContent(type: 'Artifact', look: { readonly type: string }): void;
    endMarkedContent(): void;
    /** Set when the layout is complete. */
    readonly _pdfMakePages?: readonly Page[];
  };
  type Urls = { resolve(): void; resolved(): Promise<void> };
  class Printer {
    constructor(
      fonts: Record<string, { normal: string; bold: string }>,
      files: Files,
      urls: Urls,
      allow: (path: string) => boolean,
    );
    createPdfKitDocument(definition: Definition, options: { progressCallback(): void }): Promise<Written>;
    /** The document being written; the library sets it before the layout. */
    get pdfKitDoc(): Written | undefined;
    set pdfKitDoc(document: Written | undefined);
  }
  const printer: typeof Printer | { readonly default: typeof Printer };
  export default printer;
}
