import type { RefusalCode } from '@rumi/contract'
import { fileSentences } from '../copy/file-sentences.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { Refused } from '../http/refused.ts'
import type { FileMedia } from '../db/schema/files.ts'
import { isHarmlessPdf } from './harmless-pdf.ts'

/** Larger ones take more memory than a request may (docs/security.md#input). */
const mostPixels = 40_000_000

/** What the house keeps of a picture: one to look at and one for lists. */
const pictureWidthsPx = { large: 1600, small: 320 } as const

/** What the names of the parts of any file end with. */
export const partSuffixes = ['-large.webp', '-small.webp', '.pdf'] as const

export type CleanedUpload = {
  media: FileMedia
  parts: { suffix: (typeof partSuffixes)[number]; bytes: Buffer }[]
}

const decodeGate = createConcurrencyLimit({ atOnce: 2, waiting: 32 })

const signatures = [
  { media: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { media: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { media: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

/** What a file is by its first bytes, whatever it is called; null for everything the house does not take. */
function mediaOf(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  return signatures.find(({ starts }) => starts.every((byte, at) => bytes[at] === byte))?.media ?? null
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

async function redrawn(bytes: Buffer, widthPx: number) {
  // Most processes never draw a picture, and its library takes 8 MB of each.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: widthPx, height: widthPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    if (/pixel limit/i.test(String(error))) {
      throw refusedFile('too-large', fileSentences.tooManyPixels)
    }
    throw refusedFile('not-a-picture', fileSentences.unreadablePhoto)
  }
}

/** A PDF that would run something, open something or carry another file is not taken. */
async function harmlessPdf(bytes: Buffer) {
  if (await isHarmlessPdf(bytes)) return bytes
  throw refusedFile('not-a-picture', fileSentences.unsafePdf)
}

const notTaken = (takesPdf: boolean) =>
  takesPdf ? refusedFile('not-a-picture', fileSentences.photoOrPdf) : new Refused('not-a-picture')

const refusedFile = (code: RefusalCode, message: string) =>
  new Refused(code, { message, issues: [{ path: 'file', message }] })
