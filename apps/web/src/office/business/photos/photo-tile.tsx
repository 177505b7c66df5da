import { photoAt, type StoredPhoto } from '@rumi/contract'
import { Camera } from 'lucide-react'
import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import { Photo } from '../../../shared/business/photo.tsx'
import type { PhotoPlace } from '../../../shared/business/photo-places.ts'
import { cropped } from './cropped.ts'

type PhotoTileProps = { place: PhotoPlace; photo: StoredPhoto | undefined; onOpen: () => void }

/** Current picture of a slot, with a button to change it. */
export function PhotoTile({ place, photo, onOpen }: PhotoTileProps) {
  const file = photo && photoAt(photo.address)
  const image = { width: 240, height: 160, loading: 'lazy' } as const
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="grid h-full w-full content-start overflow-hidden rounded-sm border border-line bg-white text-left hover:border-ink"
    >
      <span className="grid aspect-[3/2] place-items-center overflow-hidden bg-sand">
        {photo && file ? (
          <Photo
            {...image}
            alt=""
            file={file}
            sizes="(min-width: 1280px) 220px, (min-width: 768px) 30vw, 45vw"
            className="aspect-[3/2] w-full object-cover"
            style={cropped(photo)}
          />
        ) : (
          <img {...image} alt="" src={place.drawing} className="aspect-[3/2] w-full object-contain" />
        )}
      </span>
      <span className="grid gap-0.5 p-2.5">
        <span className="leading-snug font-strong">{copy.places[place.slot]}</span>
        <span className={`flex items-center gap-1.5 text-sm ${photo ? 'text-teal' : 'text-ink-soft'}`}>
          {photo && <Camera className="size-4" aria-hidden="true" />}
          <span>{photo ? copy.photo : copy.drawing}</span>
        </span>
      </span>
    </button>
  )
}
