import {
  contentLists,
  factsNamedIn,
  itemFields,
  type ContentItem,
  type ContentList,
  type StoredSiteText,
} from '@rumi/contract'
import { homeCopy } from '../../../copy/site/home.ts'
import { testimonialDefaults, type TestimonialCopy } from '../../../copy/site/page-copy.ts'

/** Name of a text of an item: `title`, `answer`. */
export type ItemField = {
  [Kind in keyof typeof itemFields]: keyof (typeof itemFields)[Kind]
}[keyof typeof itemFields]

/** Item in the form: its texts by field, and the stars of an opinion. */
export type DraftedItem = { place: number; texts: Partial<Record<ItemField, string>>; rating: number }

/** Fields of a list's items, in order, with their maximum length. */
export const fieldsOf = (list: ContentList) =>
  Object.entries(itemFields[contentLists[list]]) as [ItemField, number][]

const shippedTestimonials: readonly TestimonialCopy[] = homeCopy.testimonials.entries
const shippedRating = (place: number) => shippedTestimonials[place]?.rating ?? testimonialDefaults.rating

/** Items of a list as the business shows them: its own, or the texts of the default ones. */
export function draftedItems(
  list: ContentList,
  own: readonly ContentItem[] | null,
  texts: readonly StoredSiteText[],
): DraftedItem[] {
  if (own)
    return own.map(({ place, ...item }) => {
      const { rating = testimonialDefaults.rating, ...words } = item as { rating?: number }
      return { place, texts: words, rating }
    })
  const within = texts
    .filter(({ key }) => key.startsWith(`${list}.`))
    .map(({ key, value, default: shipped }) => {
      const [name = '', field = 'text'] = key.slice(list.length + 1).split('.')
      return { name, field, text: value ?? shipped }
    })
  const names = new Set(fieldsOf(list).map(([field]) => field as string))
  return [...Map.groupBy(within, ({ name }) => name).values()].map((rows, place) => ({
    place,
    texts: Object.fromEntries(
      rows.filter(({ field }) => names.has(field)).map(({ field, text }) => [field, text]),
    ),
    rating: shippedRating(place),
  }))
}

/** Adds an empty item in the first free place. */
export function withNewItem(items: readonly DraftedItem[]): DraftedItem[] {
  const taken = new Set(items.map(({ place }) => place))
  let place = 0
  while (taken.has(place)) place += 1
  return [...items, { place, texts: {}, rating: testimonialDefaults.rating }]
}

/** Items as the settings store them. */
export const writtenItems = (list: ContentList, items: readonly DraftedItem[]) =>
  items.map(({ place, texts, rating }) => ({
    place,
    ...Object.fromEntries(fieldsOf(list).map(([field]) => [field, texts[field] ?? ''])),
    ...(contentLists[list] === 'testimonial' && { rating }),
  })) as ContentItem[]

/** First fact that a text names and the business does not have. */
export const unknownFactIn = (text: string, known: readonly string[]) =>
  factsNamedIn(text).find((name) => !known.includes(name.charAt(0).toLowerCase() + name.slice(1)))

/** Moves an item by one; undefined at the ends. */
export function withItemMoved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] | undefined {
  const [one, other] = [items[at], items[at + by]]
  if (one === undefined || other === undefined) return undefined
  return items.map((item, place) => (place === at ? other : place === at + by ? one : item))
}
