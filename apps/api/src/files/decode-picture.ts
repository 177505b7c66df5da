import sharp from 'sharp'
import { fileSentences } from '../copy/people/file-sentences.ts'
import { decodeHeic } from './decode-heic.ts'
import { mediaOf } from './media-of.ts'
import { refusedFile } from './refused-file.ts'

/** Larger ones take more memory than a request may (docs/security.md#input). */
const mostPixels = 40_000_000
/** The library works outside of the thread that is terminated, so it has the same deadline itself. */
const deadlineSeconds = 5

export type PictureFile = { bytes: Uint8Array; mostPx: { width: number; height: number } }

/** A picture as pixels in sRGB, upright and without metadata. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/**
 * Decodes a picture and reduces it to `mostPx` where it is larger. Refuses by name a picture that cannot be opened or has too many pixels.
 * Runs in a worker thread (`picture-worker.ts`).
 */
export async function decodePicture({ bytes, mostPx }: PictureFile): Promise<Pixels> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isHeic = mediaOf(file) === 'image/heic'
  try {
    const picture = isHeic ? await openedHeic(file) : opened(file)
    const { data, info } = await picture
      .resize({ ...mostPx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: deadlineSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw refusedFile('too-large', fileSentences.tooManyPixels)
    throw refusedFile('not-a-picture', isHeic ? fileSentences.unreadableHeic : fileSentences.unreadablePhoto)
  }
}

const opened = (file: Buffer) =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).rotate()

async function openedHeic(file: Buffer) {
  const { data, width, height } = await decodeHeic(file, mostPixels)
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}
