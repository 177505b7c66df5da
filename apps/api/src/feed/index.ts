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
 * Routes of the single configured feed (office setting, else server setting). Requests cannot name another.
 * Returns its reader.
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
