// Opens a PDF by byte ranges, so that page 400 of a long report shows before the rest is loaded.
import { GlobalWorkerOptions, getDocument, PDFDataRangeTransport, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { Address } from '../signed-address.ts';

GlobalWorkerOptions.workerSrc = worker;

/** Character maps, standard fonts and decoders, served from our own origin. */
const ASSETS = '/pdf/';
const FIRST_BYTES = 128 * 1024;
const CHUNK_BYTES = 256 * 1024;
const MAX_ATTEMPTS = 3;

type Part = { readonly bytes: Uint8Array; readonly total: number; readonly whole: boolean };

const read = async (address: Address, from: number, to: number, signal: AbortSignal): Promise<Part> => {
  for (let attempt = 1; ; attempt++) {
    const { url } = await address(attempt > 1);
    const response = await fetch(url, { headers: { Range: `bytes=${from}-${to - 1}` }, signal }).catch((error) => {
      if (signal.aborted || attempt === MAX_ATTEMPTS) throw error;
    });
    if (response?.ok) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]);
      return response.status === 206 && total > 0
        ? { bytes, total, whole: bytes.length >= total }
        : { bytes, total: bytes.length, whole: true };
    }
    if (attempt === MAX_ATTEMPTS) throw new Error('file could not be fetched');
  }
};

export type OpenPdf = { readonly document: PDFDocumentProxy; readonly close: () => void };

/** `onLost` is called when a later part of the file could not be fetched. */
export const openPdf = async (
  address: Address,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): Promise<OpenPdf> => {
  const first = await read(address, 0, FIRST_BYTES, signal);
  const transport = new PDFDataRangeTransport(first.total, first.bytes);
  transport.requestDataRange = (from, to) => {
    read(address, from, Math.min(to, first.total), signal).then(
      ({ bytes }) => transport.onDataRange(from, bytes),
      (error) => signal.aborted || onLost(error),
    );
  };
  const task = getDocument({
    ...(first.whole ? { data: first.bytes } : { range: transport }),
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    enableXfa: false,
  });
  const close = () => void task.destroy();
  signal.addEventListener('abort', close);
  return { document: await task.promise, close };
};
