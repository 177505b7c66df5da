import {
  firstProducts,
  pageSections,
  photoSlots,
  type BusinessSettings,
  type SectionPage,
  type SiteText,
} from '@rumi/contract'
import { count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../db/connect.ts'
import { houseSettings } from '../db/schema/business/settings.ts'
import { products } from '../db/schema/money/shop.ts'
import { sitePhotos } from '../photos/index.ts'
import { wholeSettings } from '../settings/index.ts'
import { replacedTexts } from '../texts/index.ts'

export const contentSteps = ['texts', 'photos', 'shop'] as const
export type ContentStep = (typeof contentSteps)[number]

type Unchanged = { count: number; of: number }

const hasSections = (page: string): page is SectionPage => Object.hasOwn(pageSections, page)

/** Returns the settings that a first start stored, or else the defaults. */
async function firstSettings(db: Queryable) {
  const [stored] = await db
    .select({ data: houseSettings.data })
    .from(houseSettings)
    .where(isNull(houseSettings.changedBy))
    .orderBy(desc(houseSettings.version))
    .limit(1)
  return wholeSettings(stored?.data ?? {})
}

/** Counts pages without a text, section or item of the business. */
async function unchangedPages(
  db: Queryable,
  { sections, lists }: Pick<BusinessSettings, 'sections' | 'lists'>,
  siteTexts: readonly SiteText[],
): Promise<Unchanged> {
  const pages = [...new Set(siteTexts.map(({ page }) => page))]
  const replaced = await replacedTexts(db)
  const first = await firstSettings(db)
  const itemsOf = (page: string, all: typeof lists) =>
    Object.entries(all).filter(([list]) => list.startsWith(`${page}.`))
  const isUnchanged = (page: string) =>
    !replaced.some((key) => key.startsWith(`${page}.`)) &&
    isDeepStrictEqual(itemsOf(page, lists), itemsOf(page, first.lists)) &&
    (!hasSections(page) || isDeepStrictEqual(sections[page], first.sections[page]))
  return { count: pages.filter(isUnchanged).length, of: pages.length }
}

/** Counts products on sale that came with the shop. */
async function unchangedProducts(db: Queryable): Promise<Unchanged> {
  const [active] = await db.select({ all: count() }).from(products).where(eq(products.active, true))
  const stored = await db
    .select()
    .from(products)
    .where(
      inArray(
        products.id,
        firstProducts.map(({ id }) => id),
      ),
    )
  const isUnchanged = (product: (typeof stored)[number]) =>
    product.active && firstProducts.some((first) => isDeepStrictEqual({ ...product, ...first }, product))
  return { count: stored.filter(isUnchanged).length, of: active?.all ?? 0 }
}

/** Counts the content that is as shipped, by step of the setup. */
export async function unchangedContent(
  db: Queryable,
  settings: BusinessSettings,
  siteTexts: readonly SiteText[],
): Promise<Record<ContentStep, Unchanged>> {
  const photographed = Object.keys(await sitePhotos(db)).length
  return {
    texts: await unchangedPages(db, settings, siteTexts),
    photos: { count: photoSlots.length - photographed, of: photoSlots.length },
    shop: await unchangedProducts(db),
  }
}
