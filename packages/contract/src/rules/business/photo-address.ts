/** Stored widths of a photo in px. None exceeds the original. */
export const photoWidths = [480, 768, 1200, 1920] as const

/** Formats offered to browsers, smallest file first. */
export const photoFormats = ['avif', 'webp'] as const
export type PhotoFormat = (typeof photoFormats)[number]

/** Everything that follows from a photograph's address: its files are named after it. */
export type PhotoFile = { id: string; width: number; height: number }

const folder = '/fotos/'
const address = /^\/fotos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,3})x([1-9]\d{0,3})\.jpg$/

const nameOf = ({ id, width, height }: PhotoFile) => `${id}-${width}x${height}`

/** The name of the one file that every browser reads. */
export const fallbackName = (photo: PhotoFile) => `${nameOf(photo)}.jpg`

/** The name of one of its files. */
export const variantName = (photo: PhotoFile, width: number, format: PhotoFormat) =>
  `${nameOf(photo)}-${width}.${format}`

/** Returns the URL path of one of its files. */
export const variantAddress = (photo: PhotoFile, width: number, format: PhotoFormat) =>
  folder + variantName(photo, width, format)

/** Widths in px of an app icon, which is square. */
export const iconWidths = [48, 192, 512] as const
/** Width of an app icon, or the icon with a margin that phones may crop. */
export type IconSize = (typeof iconWidths)[number] | 'maskable'

/** Name of the file of an app icon. */
export const iconName = (photo: PhotoFile, size: IconSize) => `${nameOf(photo)}-${size}.png`

/** Returns the URL path of an app icon. */
export const iconAddress = (photo: PhotoFile, size: IconSize) => folder + iconName(photo, size)

/** Returns the URL path of a photo, which also identifies it. */
export const photoAddress = (photo: PhotoFile) => folder + fallbackName(photo)

/** Parses the URL path of a photo; null for other images, such as drawings. */
export function photoAt(path: string): PhotoFile | null {
  const [, id, width, height] = address.exec(path) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : null
}

/** Returns the `srcset` of a photo. */
export const widthsOf = ({ width }: Pick<PhotoFile, 'width'>) => [
  ...photoWidths.filter((one) => one < width),
  width,
]

/** Candidates for `srcset`. */
export const photoSrcSet = (photo: PhotoFile, format: PhotoFormat) =>
  widthsOf(photo)
    .map((width) => `${variantAddress(photo, width, format)} ${width}w`)
    .join(', ')

/**
 * Maximum size of a picture or medical record, 10 MB (docs/security.md#input). Checked by screens before and
 * by the server after sending.
 */
export const largestUploadBytes = 10 * 1024 * 1024
