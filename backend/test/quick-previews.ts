import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestingModuleBuilder } from '@nestjs/testing';
import {
  DrawPreview,
  type DrawnPreview,
  type PreviewedFile,
} from '../src/modules/delivery/previews/draw-preview.js';
import { MediaProbe } from '../src/platform/media/media-probe.js';
import type { ScratchFolder } from '../src/platform/media/scratch-folders.js';

const SIZE = { width: 9, height: 16 };

/** Previews that nobody looks at, made without decoding anything. */
const drawing = {
  measure: () => Promise.resolve(0),
  async draw({ output }: ScratchFolder, { kind }: PreviewedFile): Promise<DrawnPreview> {
    const path = join(output, 'preview.webp');
    await writeFile(path, 'a preview');
    return {
      path,
      mimeType: 'image/webp',
      extension: 'webp',
      posterPath: null,
      cutAfterSeconds: null,
      facts: { fps: null, frameCount: null, durationMs: null, ...SIZE, hasAudio: kind === 'video' },
      source: { ...SIZE, durationMs: null },
    };
  },
};

/** Every file passes for one that can be decoded. */
const probing: Pick<MediaProbe, 'isUnreadable'> = { isUnreadable: () => Promise.resolve(false) };

export const quickPreviews = (modules: TestingModuleBuilder): TestingModuleBuilder =>
  modules.overrideProvider(DrawPreview).useValue(drawing).overrideProvider(MediaProbe).useValue(probing);
