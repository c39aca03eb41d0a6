// The shared page in a frame without scripts, in the app's fonts, with a print button.
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { Button } from '#web/components/ui/button.tsx';

/** A Japanese page needs its own fonts: the Korean ones have no kanji. */
const loadFaces = (language: string): Promise<unknown> =>
  language === 'ja'
    ? import('pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css')
    : import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');

const faceRules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('\n');

/** The page's policy allows no external files except fonts of the app's origin, which are added to it here. */
const lendFaces = async (frame: HTMLIFrameElement): Promise<void> => {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return;
  await loadFaces(page.documentElement.lang);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(faceRules());
  page.adoptedStyleSheets = [sheet];
};

const usePrintKey = (print: () => void) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [print]);

/** The reader of a share link has chosen no language, so the interface uses that of the page. */
const languageOf = (html: string): Language | undefined =>
  LANGUAGES.find((language) => html.includes(`<html lang="${language}"`));

export const PageFrame = ({ html }: { html: string }) => {
  const language = languageOf(html);
  const { t } = useTranslation('outputs', language ? { lng: language } : {});
  const frame = useRef<HTMLIFrameElement>(null);
  // The browser's own print command would print only the visible part of the frame.
  const print = () => frame.current?.contentWindow?.print();
  usePrintKey(print);
  return (
    <main className="flex h-dvh flex-col">
      <h1 className="sr-only">{t('page.title')}</h1>
      <div className="flex justify-end border-line border-b px-4 py-1.5">
        <Button size="small" variant="ghost" icon={<Printer />} onClick={print}>
          {t('page.print')}
        </Button>
      </div>
      {/* No scripts; links open in new tabs. `allow-same-origin` is for the fonts, `allow-modals` for printing. */}
      <iframe
        ref={frame}
        title={t('page.title')}
        srcDoc={html}
        onLoad={({ currentTarget }) => void lendFaces(currentTarget)}
        sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 border-0 bg-canvas"
      />
    </main>
  );
};
