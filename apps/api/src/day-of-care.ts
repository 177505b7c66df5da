import { resources } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { afterPayment } from './after-payment.ts'
import { atTheDesk } from './charge-ports.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import { mountResource } from './http/mount-resource.ts'
import { agreementsRoutes } from './agreements/index.ts'
import { arrivalsRoutes } from './arrivals/index.ts'
import { careItemHandlers, careItemRepository, careRoutes } from './care/index.ts'
import { collectorsRoutes } from './collectors/index.ts'
import { playGroupRepository } from './play-groups/index.ts'
import { incidentsRoutes } from './incidents/index.ts'
import { tagRepository } from './tags/index.ts'
import { timelineRoutes } from './timeline/index.ts'
import {
  groomingCardHandlers,
  groomingCardRepository,
  groomingPhotosRoutes,
  groomingRoutes,
} from './grooming/index.ts'
import { checkOutsRoutes, visitsRoutes } from './visits/index.ts'

/** Routes of the dogs' day, from arrival to departure: visits, care, groups, grooming, incidents, agreements. */
export async function dayOfCareRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  agreementsRoutes(app, db)
  await collectorsRoutes(app, { db, config })
  visitsRoutes(app, db)
  arrivalsRoutes(app, db)
  timelineRoutes(app, db)
  checkOutsRoutes(app, db, { afterPayment, atTheDesk })
  mountResource(app, db, resources.careItems, careItemRepository, careItemHandlers)
  careRoutes(app, db)
  mountResource(app, db, resources.groomingCards, groomingCardRepository, groomingCardHandlers)
  groomingRoutes(app, db)
  mountResource(app, db, resources.playGroups, playGroupRepository)
  mountResource(app, db, resources.tags, tagRepository)
  await groomingPhotosRoutes(app, { db, config })
  await incidentsRoutes(app, { db, config })
}
