import { missingId, type Asking, type Part } from './asking.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { targets } from './table-targets.ts'

async function placedPhoto({ server, about }: Asking) {
  if (about === 'missing') return { slot: 'home.nowhere' }
  await server.database.pool.query(
    `insert into photos (slot, width, height, alt, focus_x, focus_y) values ('home.closing', 1, 1, 'La puerta', 0.5, 0.5)
     on conflict do nothing`,
  )
  return { slot: 'home.closing' }
}

/** A right request for each call about photographs. */
export const photoRequests: Record<string, (asking: Asking) => Promise<Part>> = {
  'photos.list': async () => ({}),
  'photos.place': async ({ about }) => ({
    params: { slot: about === 'missing' ? 'home.nowhere' : 'home.promo' },
    query: 'alt=El%20patio&x=0.5&y=0.25',
    file: smallestPicture,
  }),
  'photos.change': async (asking) => ({ params: await placedPhoto(asking), body: { alt: 'El jardín' } }),
  'photos.restore': async (asking) => ({ params: await placedPhoto(asking) }),
  'rooms.uploadPhoto': async (asking) => ({
    params: { id: asking.about === 'missing' ? missingId : await targets.rooms!.make(asking.server) },
    file: smallestPicture,
  }),
  'products.uploadPicture': async (asking) => ({
    params: { id: asking.about === 'missing' ? '999999999' : await targets.products!.make(asking.server) },
    file: smallestPicture,
  }),
}
