import { iconAddress, photoAt, variantAddress, widthsOf, type SitePhotos } from '@rumi/contract'

/** Width in px of the one file of a photo that link previews read. */
const sharedWidth = 1200

/** Own pictures of the business; absent where the drawn ones stand. */
export type Brand = {
  logo?: { src: string; width: number; height: number }
  icons?: { favicon: string; touch: string; app: string; maskable: string }
  share?: { path: string; width: number; height: number; alt: string }
}

function logoOf({ 'brand.logo': photo }: SitePhotos): Brand['logo'] {
  const file = photo && photoAt(photo.address)
  const [width] = file ? widthsOf(file) : []
  return file && width
    ? { src: variantAddress(file, width, 'webp'), width: file.width, height: file.height }
    : undefined
}

function iconsOf({ 'brand.icon': photo }: SitePhotos): Brand['icons'] {
  const file = photo && photoAt(photo.address)
  return file
    ? {
        favicon: iconAddress(file, 48),
        touch: iconAddress(file, 192),
        app: iconAddress(file, 512),
        maskable: iconAddress(file, 'maskable'),
      }
    : undefined
}

function shareOf({ 'brand.share': photo }: SitePhotos): Brand['share'] {
  const file = photo && photoAt(photo.address)
  if (!file) return undefined
  const width = Math.min(file.width, sharedWidth)
  return {
    path: photo.address,
    width,
    height: Math.round((file.height * width) / file.width),
    alt: photo.alt,
  }
}

/** Returns the pictures of the business that take the place of the drawn ones. */
export const brandOf = (photos: SitePhotos): Brand => {
  const [logo, icons, share] = [logoOf(photos), iconsOf(photos), shareOf(photos)]
  return { ...(logo && { logo }), ...(icons && { icons }), ...(share && { share }) }
}
