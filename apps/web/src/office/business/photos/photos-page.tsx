import { photos, type StoredPhoto, photoAt } from '@rumi/contract'
import { useState } from 'react'
import { Camera } from 'lucide-react'
import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import { photoPlaces, type PhotoPage, type PhotoPlace } from '../../../shared/business/photo-places.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Photo } from '../../../shared/business/photo.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { isBrand } from './is-brand.ts'
import { PhotoEditor } from './photo-editor.tsx'
import { cropped } from './crop-previews.tsx'

type PhotoTileProps = { place: PhotoPlace; photo: StoredPhoto | undefined; onOpen: () => void }

/** Current picture of a slot, with a button to change it. */
function PhotoTile({ place, photo, onOpen }: PhotoTileProps) {
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
            className={`aspect-[3/2] w-full ${isBrand(place.slot) ? 'object-contain' : 'object-cover'}`}
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

export const meta = officeMeta(copy.title)

/** All pictures of the site, with the photographs that replace them. */
export default function PhotosPage() {
  return (
    <OnlyFor access="admin" area="photos">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Places />
    </OnlyFor>
  )
}

type Opened = { page: PhotoPage; place: PhotoPlace }

function Places() {
  const photosQuery = useCall(photos.list, {})
  const [opened, setOpened] = useState<Opened>()
  const bySlot = new Map(
    (photosQuery.answer?.data.photos ?? []).map((photo): [string, StoredPhoto] => [photo.slot, photo]),
  )
  return (
    <Fetched fetchings={[photosQuery]}>
      <div className="grid gap-10">
        {(Object.keys(photoPlaces) as PhotoPage[]).map((page) => {
          const places: readonly PhotoPlace[] = photoPlaces[page]
          const shown = places.filter(({ slot }) => bySlot.has(slot)).length
          return (
            <section key={page} aria-labelledby={`fotos-${page}`}>
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1">
                <h2 id={`fotos-${page}`} className="text-lg">
                  {copy.pages[page]}
                </h2>
                <p className="text-sm tabular text-ink-soft">{copy.count(shown, places.length)}</p>
              </div>
              <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
                {places.map((place) => (
                  <li key={place.slot}>
                    <PhotoTile
                      place={place}
                      photo={bySlot.get(place.slot)}
                      onOpen={() => setOpened({ page, place })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {opened && (
        <PhotoEditor
          key={opened.place.slot}
          {...opened}
          photo={bySlot.get(opened.place.slot)}
          onChanged={photosQuery.again}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Fetched>
  )
}
