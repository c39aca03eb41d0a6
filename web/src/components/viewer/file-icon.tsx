// The icon of a file's kind, in its familiar color.
import {
  File,
  FileArchive,
  FileAudio,
  FileCode,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideo,
  Presentation,
} from 'lucide-react';
import { cx } from '../ui/class-names.ts';
import { type FileKind, kindOf } from './file-kind.ts';

const ICONS: Readonly<Record<FileKind, readonly [icon: typeof File, colour: string]>> = {
  pdf: [FileText, 'text-bad'],
  document: [FileType, 'text-accent-fg'],
  slides: [Presentation, 'text-warn'],
  sheet: [FileSpreadsheet, 'text-ok'],
  text: [FileText, 'text-fg3'],
  page: [FileCode, 'text-info'],
  image: [FileImage, 'text-info'],
  video: [FileVideo, 'text-info'],
  audio: [FileAudio, 'text-info'],
  archive: [FileArchive, 'text-fg3'],
  other: [File, 'text-fg3'],
};

export const FileIcon = ({ filename, className }: { filename: string; className?: string }) => {
  const [Icon, colour] = ICONS[kindOf(filename)];
  return <Icon aria-hidden="true" className={cx('size-4 shrink-0', colour, className)} />;
};
