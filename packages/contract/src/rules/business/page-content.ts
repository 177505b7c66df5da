/** Sections of each public page below its hero, in their default order. */
export const pageSections = {
  home: ['promo', 'services', 'social', 'closing', 'testimonials'],
  grooming: ['promo', 'services', 'highlights', 'plans', 'rules', 'questions'],
  dayCare: ['promo', 'services', 'highlights', 'film', 'plans', 'rules', 'questions'],
  hotel: ['promo', 'services', 'highlights', 'rooms', 'plans', 'rules', 'questions'],
  events: ['promo', 'services', 'highlights', 'pictures', 'plans', 'rules', 'questions'],
  training: ['promo', 'services', 'highlights', 'film', 'plans', 'rules', 'questions'],
  services: ['list', 'steps', 'promo'],
  about: ['story', 'values', 'promises', 'promo'],
  shop: ['promos', 'store'],
  location: ['address', 'map', 'questions'],
} as const
export type SectionPage = keyof typeof pageSections
export type SectionName = (typeof pageSections)[SectionPage][number]

/** Visible sections of each page in order; the others are hidden. */
export type PageSections = Readonly<Record<SectionPage, readonly SectionName[]>>

/** Fields of the repeated items of a page, with their maximum length. */
export const itemFields = {
  slide: { title: 60, subtitle: 160, action: 30 },
  point: { title: 60, text: 240 },
  post: { text: 200 },
  testimonial: { name: 60, role: 40, message: 400 },
  question: { question: 120, answer: 600 },
} as const
export type ItemKind = keyof typeof itemFields

/** Repeated items of public pages by the key of their texts, with their kind. */
export const contentLists = {
  'home.slides': 'slide',
  'home.promo.points': 'point',
  'home.social.posts': 'post',
  'home.testimonials.entries': 'testimonial',
  'grooming.highlights.items': 'point',
  'grooming.questions.items': 'question',
  'dayCare.highlights.items': 'point',
  'dayCare.questions.items': 'question',
  'hotel.highlights.items': 'point',
  'hotel.questions.items': 'question',
  'events.highlights.items': 'point',
  'events.questions.items': 'question',
  'training.highlights.items': 'point',
  'training.questions.items': 'question',
  'about.values.items': 'point',
  'location.questions.items': 'question',
} as const satisfies Record<string, ItemKind>
export type ContentList = keyof typeof contentLists

type ItemOf<Kind extends ItemKind> = Readonly<Record<keyof (typeof itemFields)[Kind], string>>

/** Item of a list. `place` is its number in the default list, or a free one: it selects picture and photograph. */
export type ContentItem = { readonly place: number } & (
  | ItemOf<'slide'>
  | ItemOf<'point'>
  | ItemOf<'post'>
  | (ItemOf<'testimonial'> & { readonly rating: number })
  | ItemOf<'question'>
)

/** Own items of each list; null for the default ones. */
export type PageLists = Readonly<Record<ContentList, readonly ContentItem[] | null>>

/** Maximum number of items of a list. */
export const mostItems = 12

const lists = /* @__PURE__ */ Object.keys(contentLists) as ContentList[]

/** Lists of a page, in order. */
export const listsOf = (page: SectionPage) => lists.filter((list) => list.startsWith(`${page}.`))

/** Content of public pages that the office arranges. */
export type PageContent = { sections: PageSections; lists: PageLists }

/** Default sections and lists of all pages. */
export const defaultPageContent: PageContent = {
  sections: pageSections,
  lists: /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ lists.map((list) => [list, null])) as PageLists,
}

/** True if the business has items of its own in the list that holds this text. */
export const isReplacedText = (key: string, own: PageLists) =>
  lists.some((list) => own[list] !== null && key.startsWith(`${list}.`))
