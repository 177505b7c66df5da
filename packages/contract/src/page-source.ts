import type { RecordOf } from './resource.ts'
import type { products } from './resources/products.ts'
import type { SitePhotos } from './calls/business/photos.ts'
import type { BlogPost } from './calls/business/site.ts'
import type { BusinessSettings } from './rules/business/business-settings.ts'
import type { PlanPage, SitePlan } from './rules/business/plan-cards.ts'

/** Data of pages that changes while the site runs; each topic has its own version. */
export const pageTopics = ['posts', 'products', 'settings', 'texts', 'photos', 'plans'] as const
export type PageTopic = (typeof pageTopics)[number]

/** A product as the shop shows it. */
export type ShopProduct = Pick<
  RecordOf<typeof products>,
  | 'id'
  | 'name'
  | 'priceCentavos'
  | 'ivaTreatment'
  | 'imageUrl'
  | 'description'
  | 'rating'
  | 'category'
  | 'stock'
>

/** Data source of public pages. The rendering server calls itself without the network. */
export type PageSource = {
  /** Origin of the site, such as `https://www.rumi.mx`. */
  origin: string
  settings: () => Promise<BusinessSettings>
  /** Texts that replace defaults, by key. */
  texts: () => Promise<Readonly<Record<string, string>>>
  /** The photographs that have taken the place of drawings. */
  photos: () => Promise<SitePhotos>
  /** The cards of its plans and packages, in the order of each page. */
  plans: () => Promise<readonly SitePlan[]>
  /** Pages of the services on sale; the site links to no others. */
  offers: () => Promise<readonly PlanPage[]>
  /** True if the business is open to the public. If not, pages show only that. */
  isOpen: () => Promise<boolean>
  /** At most six posts of the feed, as text; none where it cannot be had. */
  posts: () => Promise<readonly BlogPost[]>
  /** All that the shop sells. */
  products: () => Promise<readonly ShopProduct[]>
}
