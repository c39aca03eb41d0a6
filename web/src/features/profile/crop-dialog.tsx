// Crops a square out of a picture. Only a small redrawn copy without metadata leaves the browser.
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { drawSquare } from './draw-square.ts';

type Props = { file: File; isSaving: boolean; onUse: (picture: File) => Promise<void>; onClose: () => void };

export const CropDialog = ({ file, isSaving, onUse, onClose }: Props) => {
  const { t } = useTranslation(['profile', 'common']);
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const unreadable = () => {
    toast({ kind: 'error', text: t('pictureUnreadable') });
    onClose();
  };
  const use = async () => {
    if (!area) return;
    const picture = await drawSquare(file, area).catch(() => undefined);
    if (picture) await onUse(picture);
    else unreadable();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pictureCrop')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" loading={isSaving} onClick={use}>
            {t('pictureUse')}
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-card bg-sunken">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: unreadable }}
          />
        )}
      </div>
      <label className="mt-4 flex items-center gap-3 text-note">
        {t('pictureZoom')}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="flex-1 accent-accent"
        />
      </label>
    </Dialog>
  );
};
