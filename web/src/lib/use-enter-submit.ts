// Enter sends, Shift+Enter breaks the line; an Enter that ends an input method's composition does neither.
import { type KeyboardEvent, useRef } from 'react';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
const KANA_OR_KANJI = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * A Korean syllable is finished while it is still being composed: Enter then means "send", right after the composition.
 * In Japanese and Chinese the same Enter accepts a candidate and sends nothing.
 */
export const endsInSend = (composed: string): boolean => HANGUL.test(composed) && !KANA_OR_KANJI.test(composed);

export const useEnterSubmit = (submit: () => void) => {
  const composed = useRef('');
  const sendAfter = useRef(false);

  return {
    onCompositionStart: () => {
      composed.current = '';
      sendAfter.current = false;
    },
    onCompositionUpdate: (event: { data: string }) => {
      composed.current = event.data;
    },
    onCompositionEnd: () => {
      if (!sendAfter.current) return;
      sendAfter.current = false;
      // The input event of the last syllable follows this one.
      setTimeout(submit);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.code !== 'Enter') return;
      if (event.shiftKey || event.altKey) return;
      if (event.nativeEvent.isComposing) {
        sendAfter.current = endsInSend(composed.current);
        return;
      }
      event.preventDefault();
      submit();
    },
  };
};
