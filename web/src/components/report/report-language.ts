// The language of a report's numbers and dates: its own, not the interface's.
import { createContext, useContext } from 'react';
import type { Language } from '#shared/model/enums.ts';
import { currentLanguage } from '#web/lib/language.ts';

export const ReportLanguageContext = createContext<Language | undefined>(undefined);

/** The language of the surrounding report; outside a report, that of the interface. */
export const useReportLanguage = (): Language => useContext(ReportLanguageContext) ?? currentLanguage();
