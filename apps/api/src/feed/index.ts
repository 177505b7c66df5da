import { site } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import type { PubSub } from '../live/index.ts'
import { currentSettings } from '../settings/index.ts'
import { createFeedReader } from './feed-reader.ts'

type FeedOptions = { db: Db; config: Config; pubsub: Pick<PubSub, 'publish'> }

/**
 * The posts of the one feed that is configured, in the office or else where the server is started: what is asked for is never part of the
 * question. Answers what reads them.
 */
export function feedRoutes(app: FastifyInstance, { db, config, pubsub }: FeedOptions) {
  const reader = createFeedReader({
    db,
    config,
    addressOf: async () => (await currentSettings(db)).feedUrl || config.blogFeedUrl,
    logger: app.log,
    onChange: () => pubsub.publish({ topic: 'site', kind: 'site-changed', id: 'posts' }),
  })
  registerRoute(app, site.blog, async () => ({ data: { posts: await reader.posts() } }))
  app.addHook('onListen', () => void reader.posts().catch(() => undefined))
  return reader
}
