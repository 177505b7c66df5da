import { site } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import type { PubSub } from '../live/index.ts'
import { createFeedReader } from './feed-reader.ts'

type FeedOptions = { db: Db; config: Config; pubsub: Pick<PubSub, 'publish'> }

/** The posts of the one configured feed: what is asked for is never part of the question. Answers what reads them. */
export function feedRoutes(app: FastifyInstance, { db, config, pubsub }: FeedOptions) {
  const reader = createFeedReader({
    db,
    config,
    logger: app.log,
    onChange: () => pubsub.publish({ topic: 'site', kind: 'site-changed', id: 'posts' }),
  })
  registerRoute(app, site.blog, async () => ({ data: { posts: await reader.posts() } }))
  app.addHook('onListen', () => void reader.posts().catch(() => undefined))
  return reader
}
