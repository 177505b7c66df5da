import { missingId, type RequestContext, type Part } from './request-context.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { targets } from './table-targets.ts'

async function placedPhoto({ server, about }: RequestContext) {
  if (about === 'missing') return { slot: 'home.nowhere' }
  await server.database.pool.query(
    `insert into photos (slot, width, height, alt, focus_x, focus_y) values ('home.closing', 1, 1, 'La puerta', 0.5, 0.5)
     on conflict do nothing`,
  )
  return { slot: 'home.closing' }
}

/** A right request for each call about photographs. */
export const photoRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'photos.list': async () => ({}),
  'photos.place': async ({ about }) => ({
    params: { slot: about === 'missing' ? 'home.nowhere' : 'home.promo' },
    query: 'alt=El%20patio&x=0.5&y=0.25',
    file: smallestPicture,
  }),
  'photos.change': async (context) => ({ params: await placedPhoto(context), body: { alt: 'El jardín' } }),
  'photos.restore': async (context) => ({ params: await placedPhoto(context) }),
  'rooms.uploadPhoto': async (context) => ({
    params: { id: context.about === 'missing' ? missingId : await targets.rooms!.make(context.server) },
    file: smallestPicture,
  }),
  'products.uploadPicture': async (context) => ({
    params: { id: context.about === 'missing' ? '999999999' : await targets.products!.make(context.server) },
    file: smallestPicture,
  }),
}
