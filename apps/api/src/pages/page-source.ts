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

/** Public fields of a product; author and time of changes are omitted. */
function shopProduct(product: RecordOf<Resources['products']>): ShopProduct {
  const { id, name, priceCentavos, ivaTreatment, imageUrl, description, rating, category, stock } = product
  return { id, name, priceCentavos, ivaTreatment, imageUrl, description, rating, category, stock }
}

/**
 * Reads once per version, because every page shows it, not-found pages included. If the read fails, the last
 * value is used.
 */
export function knownWhileUnchanged<T>(versions: PageVersions, topic: PageTopic, load: () => Promise<T>) {
  let known: { version: number; value: T } | undefined
  return async () => {
    const version = versions.of(topic)
    if (known?.version === version) return known.value
    try {
      known = { version, value: await load() }
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

/** Creates the data source of pages, with the API's reads. The shop shows one page of its list. */
export const createPageSource = ({ db, config, feed, versions }: Sources): PageSource => ({
  origin: new URL(config.publicUrl).origin,
  settings: knownWhileUnchanged(versions, 'settings', async () => {
    const { version: _, ...current } = await currentSettings(db)
    return current
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
