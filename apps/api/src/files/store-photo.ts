import { randomUUID } from 'node:crypto'
import {
  fallbackName,
  iconName,
  iconWidths,
  photoFormats,
  photoWidths,
  variantName,
  widthsOf,
  type PhotoFile,
  type PhotoFormat,
} from '@rumi/contract'
import type { Sharp } from 'sharp'
import { fileSentences } from '../copy/people/file-sentences.ts'
import { Refused, refusedField } from '../http/refused.ts'
import type { FileStore } from './file-store.ts'
import { drawPicture } from './draw-picture.ts'
import { mediaOf } from './media-of.ts'

/** The height is for a picture that is much higher than wide. */
const mostPx = { width: Math.max(...photoWidths), height: 2560 }
/** Width in px of the fallback, which every browser and link preview reads. */
const fallbackWidth = 1200

const encoded: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
}

type NamedBytes = { name: string; bytes: Buffer }

/** Encodes a photo in every width and format, without metadata and never enlarged; an icon in the sizes of app icons, too. */
const filesOf = (upload: Buffer, isIcon: boolean) =>
  drawPicture({ bytes: upload, mostPx }, async ({ width, height, picture }) => {
    if (isIcon && (width !== height || width < Math.max(...iconWidths)))
      throw refusedField('file', fileSentences.iconIsSquare)
    const drawn = (to: number) => picture().resize({ width: to })
    const photo: PhotoFile = { id: randomUUID(), width, height }
    const files: NamedBytes[] = []
    for (const to of widthsOf(photo))
      for (const format of photoFormats)
        files.push({
          name: variantName(photo, to, format),
          bytes: await encoded[format](drawn(to)).toBuffer(),
        })
    const fallback = drawn(Math.min(width, fallbackWidth)).flatten({ background: '#fff' })
    files.push({
      name: fallbackName(photo),
      bytes: await fallback.jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    })
    if (isIcon)
      for (const to of iconWidths)
        files.push({ name: iconName(photo, to), bytes: await drawn(to).png({ palette: true }).toBuffer() })
    return { photo, files }
  })

/** Stores a photo in every width and format before its row is written. Unreferenced files are swept. */
export async function storePhoto<T>(
  store: FileStore,
  bytes: Buffer,
  note: (photo: PhotoFile) => Promise<T>,
  { isIcon = false } = {},
): Promise<T> {
  const media = mediaOf(bytes)
  if (!media || media === 'application/pdf') throw new Refused('not-a-picture')
  const { photo, files } = await filesOf(bytes, isIcon)
  await Promise.all(files.map(({ name, bytes: drawn }) => store.keep(name, drawn)))
  return note(photo)
}
