import { setup, type SiteText } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db, Queryable } from '../db/connect.ts'
import { setupStepMarks } from '../db/schema/business/house-openings.ts'
import { expectedVersion } from '../http/requests/entity-tags.ts'
import { registerRoute } from '../http/register-route.ts'
import { changeOpening } from './business-opening.ts'
import { setupState } from './setup-state.ts'

/** Routes of the setup guide and the opening. */
export function setupRoutes(app: FastifyInstance, db: Db, siteTexts: readonly SiteText[]) {
  const stateOf = async (reader: Queryable) => ({ data: { setup: await setupState(reader, siteTexts) } })

  registerRoute(app, setup.read, () => stateOf(db))

  registerRoute(app, setup.mark, async ({ actor, body }) => {
    await db.insert(setupStepMarks).values({ ...body, changedBy: actor.id })
    return stateOf(db)
  })

  registerRoute(app, setup.open, ({ actor, body, request }) =>
    db.transaction(async (tx) => {
      const { open, version } = { ...body, ...expectedVersion(request) }
      await changeOpening(tx, { open, by: actor.id, expected: version })
      return stateOf(tx)
    }),
  )
}
