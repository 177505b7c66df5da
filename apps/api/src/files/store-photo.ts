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

/** Part of a maskable icon that no mask cuts off (https://w3c.github.io/manifest/#icon-masks). */
const safeShare = 0.8

/** Draws an icon within the safe zone, on the colour of its corner. */
async function maskableIcon(picture: () => Sharp) {
  const opaque = () => picture().flatten({ background: '#fff' })
  const [r, g, b] = await opaque().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const width = Math.max(...iconWidths)
  const margin = Math.ceil((width * (1 - safeShare)) / 2)
  return opaque()
    .resize({ width: width - 2 * margin })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r, g, b } })
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
    if (isIcon) {
      const png = (icon: Sharp) => icon.png({ palette: true }).toBuffer()
      for (const to of iconWidths) files.push({ name: iconName(photo, to), bytes: await png(drawn(to)) })
      files.push({ name: iconName(photo, 'maskable'), bytes: await png(await maskableIcon(picture)) })
    }
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
