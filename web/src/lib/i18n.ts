// Texts in three languages; a namespace is loaded when a screen first needs it.
import i18next, { type BackendModule, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { languageFor, setCurrentLanguage } from './language.ts';
import { currentUser } from './session.ts';

type Texts = { default: Record<string, unknown> };
const files = import.meta.glob<Texts>('../../../shared/i18n/*/*.json');

const fileOf = (language: string, namespace: string) => files[`../../../shared/i18n/${language}/${namespace}.json`];

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = fileOf(language, namespace);
    if (!load) return done(new Error(`No texts: ${language}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts.default),
      (error) => done(error, false),
    );
  },
};

/** Fits Korean particles to the sound of the inserted words in every text. */
const particles: PostProcessorModule = {
  type: 'postProcessor',
  name: 'particles',
  process: (text) => withParticles(text),
};

/** The namespaces that every screen needs. */
const SHELL = ['common', 'errors', 'shell'] as const;

const describePage = (language: Language) => {
  setCurrentLanguage(language);
  document.documentElement.lang = language;
  document.title = i18next.t('common:title');
  document.querySelector('meta[name="description"]')?.setAttribute('content', i18next.t('common:description'));
  if (language !== 'ja') return;
  // Without this font, texts use the system's.
  import('pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css').catch(() => undefined);
};

export const startTexts = async (language: Language): Promise<void> => {
  setCurrentLanguage(language);
  await i18next
    .use(backend)
    .use(particles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      ns: SHELL,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      postProcess: particles.name,
    });
  describePage(language);
};

/** Resolves when the first texts have loaded, for code that may run earlier, such as a route guard. */
export const textsStarted = (): Promise<void> =>
  i18next.isInitialized ? Promise.resolve() : new Promise((resolve) => i18next.on('initialized', () => resolve()));

/** Loads a screen's texts in parallel with its code, so that the screen never appears half-translated. */
export const loadTexts = async (...namespaces: readonly string[]): Promise<void> => {
  const language = languageFor(currentUser());
  // i18next loads namespaces one after another, and after those of the shell; this starts all downloads at once.
  for (const namespace of namespaces) void fileOf(language, namespace)?.().catch(() => undefined);
  // Before it has started, i18next loads nothing but reports success.
  await textsStarted();
  await i18next.loadNamespaces([...namespaces]);
};

export const showLanguage = async (language: Language): Promise<void> => {
  setCurrentLanguage(language);
  await i18next.changeLanguage(language);
  describePage(language);
};
