import { pageTopics, type PageTopic } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { today } from '../http/clock.ts'
import { readsOnly } from '../http/limits/refuse-writes-on-low-disk.ts'
import type { PubSub } from '../live/index.ts'

export type PageVersions = {
  /** Counts how often what pages show of this has changed while the server runs. */
  of: (topic: PageTopic) => number
}

/** Topics by permission of a write. */
const writes: readonly [RegExp, PageTopic][] = [
  [/^(products|stock|orders)[.]|^(clients[.]remove|(payments|discounts)[.]charge)$/, 'products'],
  [/^(settings|setup)[.]/, 'settings'],
  [/^texts[.](change|restore)$/, 'texts'],
  [/^photos[.]/, 'photos'],
  [/^(planCards|services)[.]/, 'plans'],
]

/**
 * Tracks versions of page topics: by this server's calls before their response, so that authors see their
 * change, and by database notifications.
 */
export function pageVersions(app: FastifyInstance, pubsub: Pick<PubSub, 'subscribe'>): PageVersions {
  const versions = new Map<PageTopic, number>(pageTopics.map((topic) => [topic, 0]))
  const count = (topic: PageTopic) => versions.set(topic, (versions.get(topic) ?? 0) + 1)

  pubsub.subscribe('site', ({ id }) => {
    for (const topic of id ? [id] : pageTopics) count(topic)
  })
  app.addHook('onSend', async ({ method, routeOptions }) => {
    if (readsOnly.has(method)) return
    for (const [permissions, topic] of writes)
      if (permissions.test(routeOptions.config.permission ?? '')) count(topic)
  })
  // Every page shows the year.
  const year = () => Number(today().slice(0, 4))
  return { of: (topic) => (versions.get(topic) ?? 0) + (topic === 'settings' ? year() : 0) }
}
