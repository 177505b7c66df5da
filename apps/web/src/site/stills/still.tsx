import { photoAt, type PhotoSlot, type SitePhotos } from '@rumi/contract'
import { Photo } from '../../shared/business/photo.tsx'
import { type StillName, stillPath } from '../../shared/business/still-names.ts'
import { useRouteLoaderData } from 'react-router'

type CardPictureProps = {
  /** File of the drawing; undefined renders only a photograph, if any. */
  imageUrl: string | undefined
  /** Alternative text; without it the picture is decorative. */
  alt?: string
  /** Sets the size: the file fills it. */
  className: string
  /** Aspect ratio to reserve while loading. */
  width: number
  height: number
  /** Visible on page load: loads eagerly. */
  inView?: boolean
  /** Photo slot that may replace the drawing. */
  slot?: PhotoSlot | undefined
  /** Displayed width, for the photograph's sizes. */
  sizes?: string
  /** Size and crop of a photograph, if different from the drawing's. */
  photoClassName?: string
}

type StillProps = Omit<CardPictureProps, 'imageUrl'> & { name: StillName }

/** Drawing loaded as a file, or the photograph that replaces it. */
export const Still = ({ name, ...picture }: StillProps) => (
  <CardPicture imageUrl={stillPath(name)} {...picture} />
)

/** Picture of a card (spec §3, `imageUrl`), or the photograph that replaces it. */
export function CardPicture({
  imageUrl,
  inView = false,
  slot,
  sizes = '(min-width: 768px) 50vw, 100vw',
  photoClassName,
  ...image
}: CardPictureProps) {
  const photo = usePhoto(slot)
  const haste = inView
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!photo) return imageUrl ? <img src={imageUrl} alt="" draggable={false} {...haste} {...image} /> : null
  const { file, alt, x, y } = photo
  return (
    <Photo
      {...image}
      {...haste}
      file={file}
      alt={alt}
      sizes={sizes}
      draggable={false}
      className={`bg-sand ${photoClassName ?? image.className}`}
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  )
}

/** Photograph of a slot, from the root loader. */
function usePhoto(slot: PhotoSlot | undefined) {
  const photos = useRouteLoaderData<{ photos?: SitePhotos }>('root')?.photos
  const found = slot && photos?.[slot]
  const file = found && photoAt(found.address)
  return file ? { ...found, file } : undefined
}
