import { z } from 'zod'
import { text } from '../../fields.ts'
import {
  contentLists,
  itemFields,
  mostItems,
  pageSections,
  type ContentList,
  type PageContent,
  type SectionPage,
} from '../../rules/business/page-content.ts'

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

const sectionsOf = (page: SectionPage) =>
  z
    .array(z.enum(pageSections[page], { error: 'Elige una sección de la página.' }))
    .refine(isUnique, { error: 'Cada sección va una sola vez.' })

const words = (most: number) => text(most, 1, 'Escribe este texto, o quita el elemento.')
const { slide, point, post, testimonial, question } = itemFields
const place = z.int({ error: 'Elige un lugar.' }).min(0).max(99)
const outOfFive = { error: 'Elige de 0 a 5 estrellas.' }

/** Items with bounded texts, of which none is empty. */
const items = {
  slide: z.strictObject({
    place,
    title: words(slide.title),
    subtitle: words(slide.subtitle),
    action: words(slide.action),
  }),
  point: z.strictObject({ place, title: words(point.title), text: words(point.text) }),
  post: z.strictObject({ place, text: words(post.text) }),
  testimonial: z.strictObject({
    place,
    name: words(testimonial.name),
    role: words(testimonial.role),
    message: words(testimonial.message),
    rating: z.int(outOfFive).min(0, outOfFive).max(5, outOfFive),
  }),
  question: z.strictObject({
    place,
    question: words(question.question),
    answer: words(question.answer),
  }),
}

const itemsOf = (list: ContentList) =>
  z
    .array(items[contentLists[list]])
    .max(mostItems, { error: `Caben hasta ${mostItems}.` })
    .refine((rows) => isUnique(rows.map((row) => row.place)), {
      error: 'Cada elemento tiene su propio lugar.',
    })
    .nullable()

const eachOf = <Key extends string, Schema>(
  keys: Readonly<Record<Key, unknown>>,
  schemaOf: (key: Key) => Schema,
) =>
  Object.fromEntries((Object.keys(keys) as Key[]).map((key) => [key, schemaOf(key)])) as Record<Key, Schema>

/** Visible sections and own items of public pages. */
export const pageContent = z.strictObject({
  sections: z.strictObject(eachOf(pageSections, sectionsOf)),
  lists: z.strictObject(eachOf(contentLists, itemsOf)),
}) satisfies z.ZodType<PageContent>
