// The toast on screen: 5 seconds, 8 for errors and where something can be undone, paused under the pointer.
import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, subscribeToToasts, takeToasts } from './toast.tsx';

const ICONS = {
  success: <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-ok" />,
  error: <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-bad" />,
  info: <Info className="mt-0.5 size-4.5 shrink-0 text-info" />,
} as const;

const List = () => {
  const { t } = useTranslation('common');
  const { toasts, add, close } = Toast.useToastManager<Pick<Message, 'kind'>>();
  useEffect(() => {
    const show = () => {
      const { messages, clear } = takeToasts();
      if (clear) close();
      for (const { kind, text, action } of messages) {
        const id = add({
          title: text,
          data: { kind },
          timeout: kind === 'error' || action ? 8000 : 5000,
          priority: kind === 'error' ? 'high' : 'low',
          ...(action
            ? {
                actionProps: {
                  children: action.label,
                  onClick: () => {
                    close(id);
                    action.run();
                  },
                },
              }
            : {}),
        });
      }
    };
    show();
    return subscribeToToasts(show);
  }, [add, close]);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Without these two attributes a screen reader finds a focusable element inside a hidden one.
      aria-hidden={false}
      className="absolute right-0 bottom-0 max-md:top-0 max-md:bottom-auto w-full rounded-card bg-canvas text-fg shadow-dialog transition duration-180 ease-out data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-limited:opacity-0 data-ending-style:opacity-0 data-starting-style:opacity-0 dark:border dark:border-line-strong"
    >
      <Toast.Content className="flex items-start gap-2.5 py-3 pr-2 pl-3.5">
        {ICONS[toast.data?.kind ?? 'info']}
        <Toast.Title render={<div />} className="min-w-0 flex-1 py-px text-ui" />
        <Toast.Action
          aria-hidden={false}
          className="shrink-0 rounded-control px-1.5 py-px font-medium text-accent text-ui hover:bg-hover empty:hidden"
        />
        <Toast.Close
          aria-hidden={false}
          aria-label={t('close')}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-control text-fg3 hover:bg-hover hover:text-fg"
        >
          <X className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
};

const Toaster = () => (
  <Toast.Provider limit={1}>
    <Toast.Portal>
      <Toast.Viewport className="fixed right-4 bottom-[calc(1rem+var(--taken-below,0px))] z-50 max-md:top-14 max-md:bottom-auto w-[min(24rem,calc(100vw-2rem))] outline-none">
        <List />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
export default Toaster;
