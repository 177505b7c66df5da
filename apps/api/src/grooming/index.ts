import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { startGrooming, writeGroomingCard } from './grooming-cards.ts'

export { groomingCardRepository } from './grooming-cards.ts'
export { groomingPhotosRoutes } from './grooming-photos.ts'
export { groomingRoutes } from './grooming-routes.ts'

/** Handlers of grooming cards beyond storage. */
export const groomingCardHandlers = {
  create: startGrooming,
  update: writeGroomingCard,
} satisfies ResourceHandlers<Resources['groomingCards']>
