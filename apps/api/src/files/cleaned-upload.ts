import { fileSentences } from '../copy/people/file-sentences.ts'
import type { FileMedia } from '../db/schema/people/files.ts'
import { Refused } from '../http/refused.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { isHarmlessPdf } from './harmless-pdf.ts'
import { drawPicture } from './draw-picture.ts'
import { mediaOf } from './media-of.ts'
import { refusedFile } from './refused-file.ts'

/** Checks in a worker thread that a PDF is harmless. */
const isHarmless = createWorkerTask<typeof isHarmlessPdf>(new URL('pdf-worker.ts', import.meta.url))

/** Stored widths of a picture: full view and list. */
const pictureWidthsPx = { large: 1600, small: 320 } as const

/** Suffixes of stored file names. */
export const partSuffixes = ['-large.webp', '-small.webp', '.pdf'] as const

export type CleanedUpload = {
  media: FileMedia
  parts: { suffix: (typeof partSuffixes)[number]; bytes: Buffer }[]
}

/**
 * Converts an upload into its stored form: a picture re-encoded in two sizes without metadata, or a harmless
 * PDF. Rejects others.
 */
export async function cleanedUpload(
  bytes: Buffer,
  { takesPdf }: { takesPdf: boolean },
): Promise<CleanedUpload> {
  const media = mediaOf(bytes)
  if (media === 'application/pdf' && takesPdf)
    return { media, parts: [{ suffix: '.pdf', bytes: await harmlessPdf(bytes) }] }
  if (!media || media === 'application/pdf') throw notTaken(takesPdf)
  return drawPicture({ bytes, mostPx: square(pictureWidthsPx.large) }, async ({ picture }) => {
    const drawn = (widthPx: number) =>
      picture()
        .resize({ ...square(widthPx), fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
    return {
      media: 'image/webp',
      parts: [
        { suffix: '-large.webp', bytes: await drawn(pictureWidthsPx.large) },
        { suffix: '-small.webp', bytes: await drawn(pictureWidthsPx.small) },
      ],
    }
  })
}

const square = (sidePx: number) => ({ width: sidePx, height: sidePx })

/** A PDF that would run something, open something or carry another file is not taken. */
async function harmlessPdf(bytes: Buffer) {
  if (await isHarmless(bytes)) return bytes
  throw refusedFile('not-a-picture', fileSentences.unsafePdf)
}

const notTaken = (takesPdf: boolean) =>
  takesPdf ? refusedFile('not-a-picture', fileSentences.photoOrPdf) : new Refused('not-a-picture')
