import { photoAt, type PhotoSlot, type SitePhotos } from '@rumi/contract'
import { Photo } from '../../shared/house/photo.tsx'
import { type StillName, stillPath } from '../../shared/house/still-names.ts'
import { useRouteLoaderData } from 'react-router'

type CardPictureProps = {
  /** File of the drawing; where there is neither a drawing nor a photograph nothing is rendered. */
  imageUrl: string | undefined
  /** What it shows; a picture without one is decoration. */
  alt?: string
  /** Sets the size: the file fills it. */
  className: string
  /** The proportions to keep free until the file is here. */
  width: number
  height: number
  /** In view when the page opens: fetched at once instead of when one scrolls near it. */
  inView?: boolean
  /** The place where the house may show a photograph instead. */
  slot?: PhotoSlot | undefined
  /** How wide it stands, for the photograph's files. */
  sizes?: string
  /** Sets the size and the crop of a photograph, where that is not the drawing's. */
  photoClassName?: string
}

type StillProps = Omit<CardPictureProps, 'imageUrl'> & { name: StillName }

/** A picture that is a file of its own, which cannot follow the pointer, or the photograph that the house shows in its place. */
export const Still = ({ name, ...picture }: StillProps) => (
  <CardPicture imageUrl={stillPath(name)} {...picture} />
)

/** Picture of a card (spec §3, `imageUrl`), or the photograph that the business shows in its place. */
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

/** The photograph that has taken the place of a drawing, as the server that rendered the page knows it. */
function usePhoto(slot: PhotoSlot | undefined) {
  const photos = useRouteLoaderData<{ photos?: SitePhotos }>('root')?.photos
  const said = slot && photos?.[slot]
  const file = said && photoAt(said.address)
  return file ? { ...said, file } : undefined
}
