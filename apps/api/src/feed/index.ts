import { type BlogPost, site } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import type { PageWriter } from '../http/site.ts'
import { createFeedReader } from './feed-reader.ts'
import { pageWithPosts } from './page-with-posts.ts'

/**
 * The posts of the one configured feed: what is asked for is never part of the question. Answers how they are written
 * into the blog's page, which shows what it showed last where even the kept copy is out of reach.
 */
export function feedRoutes(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Config },
): { writePosts: PageWriter } {
  const reader = createFeedReader({ db, config, logger: app.log })
  registerRoute(app, site.blog, async () => ({ data: { posts: await reader.posts() } }))
  let shownLast: BlogPost[] = []
  app.addHook('onListen', () => void reader.posts().catch(() => undefined))

  return {
    writePosts: async (page) => {
      shownLast = await reader.posts().catch(() => shownLast)
      return pageWithPosts(page, shownLast)
    },
  }
}
