import { fileSentences } from '../copy/file-sentences.ts'
import type { FileMedia } from '../db/schema/files.ts'
import { Refused } from '../http/refused.ts'
import { isHarmlessPdf } from './harmless-pdf.ts'
import { decoded, decodeGate, mediaOf, refusedFile } from './picture-decoding.ts'

/** What the house keeps of a picture: one to look at and one for lists. */
const pictureWidthsPx = { large: 1600, small: 320 } as const

/** What the names of the parts of any file end with. */
export const partSuffixes = ['-large.webp', '-small.webp', '.pdf'] as const

export type CleanedUpload = {
  media: FileMedia
  parts: { suffix: (typeof partSuffixes)[number]; bytes: Buffer }[]
}

/**
 * Turns what somebody sent into what the house keeps: a picture drawn anew in two sizes, without its metadata and
 * whatever else was hidden in it, or a PDF that can do nothing. Refuses everything else by name.
 */
export async function cleanedUpload(
  bytes: Buffer,
  { takesPdf }: { takesPdf: boolean },
): Promise<CleanedUpload> {
  const media = mediaOf(bytes)
  if (media === 'application/pdf' && takesPdf)
    return { media, parts: [{ suffix: '.pdf', bytes: await harmlessPdf(bytes) }] }
  if (!media || media === 'application/pdf') throw notTaken(takesPdf)
  return decodeGate(async () => ({
    media: 'image/webp',
    parts: [
      { suffix: '-large.webp', bytes: await redrawn(bytes, pictureWidthsPx.large) },
      { suffix: '-small.webp', bytes: await redrawn(bytes, pictureWidthsPx.small) },
    ],
  }))
}

const redrawn = (bytes: Buffer, widthPx: number) =>
  decoded(bytes, (picture) =>
    picture
      .resize({ width: widthPx, height: widthPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  )

/** A PDF that would run something, open something or carry another file is not taken. */
async function harmlessPdf(bytes: Buffer) {
  if (await isHarmlessPdf(bytes)) return bytes
  throw refusedFile('not-a-picture', fileSentences.unsafePdf)
}

const notTaken = (takesPdf: boolean) =>
  takesPdf ? refusedFile('not-a-picture', fileSentences.photoOrPdf) : new Refused('not-a-picture')
