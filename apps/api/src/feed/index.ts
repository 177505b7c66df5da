import { site } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { offerCall } from '../http/offer-call.ts'
import { createFeedReader } from './feed-reader.ts'

/** The posts of the one configured feed: what is asked for is never part of the question. */
export function feedRoom(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const reader = createFeedReader({ db, config, logger: app.log })
  offerCall(app, site.blog, async () => ({ data: { posts: await reader.posts() } }))
}
