/** How wide a photograph is kept; none is made wider than it came. */
export const photoWidths = [480, 768, 1200, 1920] as const

/** What browsers are offered, the smallest file first. */
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

/** Where a photograph is found, and what it is known by. */
export const photoAddress = (photo: PhotoFile) => folder + fallbackName(photo)

/** The photograph that an address is of; null where it is something else, such as a drawing. */
export function photoAt(path: string): PhotoFile | null {
  const [, id, width, height] = address.exec(path) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : null
}

/** The widths that a photograph has: those below its own, and its own. */
export const widthsOf = ({ width }: Pick<PhotoFile, 'width'>) => [
  ...photoWidths.filter((one) => one < width),
  width,
]

/** What a browser chooses from, as `srcset` says it. */
export const photoSrcSet = (photo: PhotoFile, format: PhotoFormat) =>
  widthsOf(photo)
    .map((width) => `${folder}${variantName(photo, width, format)} ${width}w`)
    .join(', ')
