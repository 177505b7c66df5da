import { photoAt, type PhotoSlot, type SitePhotos } from '@rumi/contract'
import { useRouteLoaderData } from 'react-router'

/** The photograph that has taken the place of a drawing, as the server that rendered the page knows it. */
export function usePhoto(slot: PhotoSlot | undefined) {
  const photos = useRouteLoaderData<{ photos?: SitePhotos }>('root')?.photos
  const said = slot && photos?.[slot]
  const file = said && photoAt(said.address)
  return file ? { ...said, file } : undefined
}
