import { photos, type StoredPhoto } from '@rumi/contract'
import { useState } from 'react'
import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import { photoPlaces, type PhotoPage, type PhotoPlace } from '../../../shared/business/photo-places.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { PhotoEditor } from './photo-editor.tsx'
import { PhotoTile } from './photo-tile.tsx'

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
  const kept = useCall(photos.list, {})
  const [opened, setOpened] = useState<Opened>()
  const bySlot = new Map(
    (kept.answer?.data.photos ?? []).map((photo): [string, StoredPhoto] => [photo.slot, photo]),
  )
  return (
    <Fetched fetchings={[kept]}>
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
          onChanged={kept.again}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Fetched>
  )
}
