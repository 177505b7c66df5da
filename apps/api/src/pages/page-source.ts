import {
  type PageSource,
  type PageTopic,
  type RecordOf,
  type Resources,
  type ShopProduct,
} from '@rumi/contract'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { maxLimit } from '../http/requests/list-query.ts'
import { offeredPages, sitePlans } from '../plan-cards/index.ts'
import { sitePhotos } from '../photos/index.ts'
import { currentSettings } from '../settings/index.ts'
import { productRepository } from '../stock/index.ts'
import { ownWords } from '../texts/index.ts'
import { currentOpening } from '../setup/index.ts'
import type { PageVersions } from './page-versions.ts'

/** What the shop shows of a product; who changed it, and when, is the office's. */
function shopProduct(product: RecordOf<Resources['products']>): ShopProduct {
  const { id, name, priceCentavos, imageUrl, description, rating, category, stock } = product
  return { id, name, priceCentavos, imageUrl, description, rating, category, stock }
}

/**
 * Asks once for each version: every page shows it, those for addresses that lead nowhere too. Where it cannot be asked, what was known
 * last stands.
 */
export function knownWhileUnchanged<T>(versions: PageVersions, topic: PageTopic, ask: () => Promise<T>) {
  let known: { version: number; value: T } | undefined
  return async () => {
    const version = versions.of(topic)
    if (known?.version === version) return known.value
    try {
      known = { version, value: await ask() }
    } catch (failure) {
      if (!known) throw failure
    }
    return known.value
  }
}

type Sources = {
  db: Db
  config: Pick<Config, 'publicUrl'>
  feed: Pick<PageSource, 'posts'>
  versions: PageVersions
}

/** What the pages are rendered from, asked as the API asks it. The shop shows what one answer of its list holds. */
export const createPageSource = ({ db, config, feed, versions }: Sources): PageSource => ({
  origin: new URL(config.publicUrl).origin,
  settings: knownWhileUnchanged(versions, 'settings', async () => {
    const { version: _, ...said } = await currentSettings(db)
    return said
  }),
  texts: knownWhileUnchanged(versions, 'texts', () => ownWords(db)),
  photos: knownWhileUnchanged(versions, 'photos', () => sitePhotos(db)),
  plans: knownWhileUnchanged(versions, 'plans', () => sitePlans(db)),
  offers: knownWhileUnchanged(versions, 'plans', () => offeredPages(db)),
  isOpen: knownWhileUnchanged(versions, 'settings', async () => (await currentOpening(db)).open),
  posts: feed.posts,
  products: async () =>
    (await productRepository.list(db, { limit: maxLimit, only: { active: true } })).items.map(shopProduct),
})
