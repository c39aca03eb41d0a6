// The product tour: points at elements on screen, in the user's language, and can be left at any step.
import { type DriveStep, driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import './tour.css';
import i18next from 'i18next';
import { loadTexts } from '#web/lib/i18n.ts';
import { markTourSeen } from '#web/lib/tour-seen.ts';
import { exampleSource } from './example-source.ts';

const STEPS = ['project', 'files', 'search', 'palette', 'profile'] as const;

const isOnScreen = (element: Element): boolean => element.getClientRects().length > 0;

/** The sidebar is in the page twice: for wide windows, and in the phone's drawer. */
const targetOf = (step: string): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(isOnScreen);

const steps = (): DriveStep[] =>
  STEPS.flatMap((step): DriveStep[] => {
    const element = targetOf(step);
    const popover = { title: i18next.t(`tour:${step}.title`), description: i18next.t(`tour:${step}.text`) };
    return element ? [{ element, popover: { ...popover, side: 'right', align: 'start' } }] : [];
  });

/** On a phone the sidebar is closed, so only the text is shown, in the middle. */
const withoutTargets = (): DriveStep[] =>
  STEPS.map((step) => ({
    popover: { title: i18next.t(`tour:${step}.title`), description: i18next.t(`tour:${step}.text`) },
  }));

/** The last step, added if there is an answer to show: it opens the page that a number comes from. */
const sourceStep = (address: string, leave: () => void): DriveStep => ({
  popover: {
    title: i18next.t('tour:source.title'),
    description: i18next.t('tour:source.text'),
    doneBtnText: i18next.t('tour:source.open'),
    onDoneClick: () => {
      leave();
      location.assign(address);
    },
  },
});

export const runTour = async (): Promise<void> => {
  const [example] = await Promise.all([exampleSource().catch(() => undefined), loadTexts('tour')]);
  const found = steps();
  const t = (key: 'next' | 'previous' | 'done') => i18next.t(`tour:${key}`);
  const shown = found.length > 0 ? found : withoutTargets();
  const tour = driver({
    steps: example ? [...shown, sourceStep(example, () => tour.destroy())] : shown,
    showProgress: true,
    allowClose: true,
    overlayOpacity: 0.4,
    stageRadius: 6,
    stagePadding: 4,
    popoverClass: 'tour',
    nextBtnText: t('next'),
    prevBtnText: t('previous'),
    doneBtnText: t('done'),
    progressText: i18next.t('tour:progress', { current: '{{current}}', total: '{{total}}' }),
    // The library fixes this label in English.
    onPopoverRender: ({ closeButton }: PopoverDOM) => closeButton.setAttribute('aria-label', i18next.t('common:close')),
    onDestroyed: markTourSeen,
  });
  tour.drive();
};
