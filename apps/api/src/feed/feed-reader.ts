import type { BlogPost } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { feedCopies } from '../db/schema/feed-copies.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import { type FeedFault, FeedNotRead, fetchFeed } from './fetch-feed.ts'
import type { postsOf } from './posts-of.ts'

/** Reads the posts of a feed in a worker thread. */
const postsIn = createWorkerTask<typeof postsOf>(new URL('feed-worker.ts', import.meta.url))

/** A copy younger than this is not read again. */
const freshForMs = 30 * 60 * 1_000
/** So seldom is it looked whether the copy has become old. */
const lookAgainAfterMs = 60 * 1_000
/** Pause in ms after a failure. */
const restAfterFailureMs = 60 * 1_000

type ReaderOptions = {
  db: Db
  config: Pick<Config, 'local' | 'demo'>
  /** The feed that is read now; without one the demo shows a sample, and a real business has no posts. */
  addressOf: () => Promise<string | undefined>
  logger: Pick<FastifyBaseLogger, 'warn'>
  /** Called when the feed has other posts than before. */
  onChange?: () => Promise<void>
}

/**
 * Returns the cached feed and refreshes in the background; only the first visitor waits. A failing feed
 * leaves the last good copy, if any.
 */
export function createFeedReader({
  db,
  config,
  addressOf,
  logger,
  onChange = async () => {},
}: ReaderOptions) {
  const reading = new Map<string, Promise<BlogPost[] | null>>()
  const restUntil = new Map<string, number>()
  let lookedAt = 0

  const fetched = (from: string) => fetchFeed(from, { mayBePrivate: config.local })

  async function reread(from: string, last: BlogPost[] | undefined) {
    try {
      const read = await postsIn({ ...(await fetched(from)), address: from })
      await keep(from, read)
      if (JSON.stringify(read) !== JSON.stringify(last)) await onChange()
      return read
    } catch (error) {
      restUntil.set(from, Date.now() + restAfterFailureMs)
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Error fetching blog posts')
      return null
    } finally {
      reading.delete(from)
    }
  }

  async function keep(from: string, read: BlogPost[]) {
    const copy = { posts: read, readAt: sql`now()` }
    await db
      .insert(feedCopies)
      .values({ address: from, ...copy })
      .onConflictDoUpdate({ target: feedCopies.address, set: copy })
  }

  /** At most six posts, as text. */
  async function posts(): Promise<BlogPost[]> {
    const address = await addressOf()
    if (!address) return config.demo ? (await import('./sample-posts.ts')).samplePosts : []
    const [stored] = await db.select().from(feedCopies).where(eq(feedCopies.address, address))
    const isFresh = stored && Date.now() - Date.parse(stored.readAt) < freshForMs
    if (!isFresh && !reading.has(address) && Date.now() >= (restUntil.get(address) ?? 0))
      reading.set(address, reread(address, stored?.posts))
    return stored?.posts ?? (await reading.get(address)) ?? []
  }

  /** Validates an address before it becomes the feed, and caches its posts. */
  async function faultOf(address: string): Promise<FeedFault | null> {
    let answer: Awaited<ReturnType<typeof fetched>>
    try {
      answer = await fetched(address)
    } catch (error) {
      return error instanceof FeedNotRead ? error.fault : 'unreachable'
    }
    let read: BlogPost[]
    try {
      read = await postsIn({ ...answer, address })
    } catch {
      return 'not-a-feed'
    }
    restUntil.delete(address)
    await keep(address, read)
    return null
  }

  return {
    posts,
    faultOf,
    /** Refreshes a stale copy in the background. */
    refresh() {
      if (Date.now() - lookedAt < lookAgainAfterMs) return
      lookedAt = Date.now()
      void posts().catch(() => undefined)
    },
  }
}
