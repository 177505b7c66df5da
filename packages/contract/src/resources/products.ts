import { z } from 'zod'
import { centavos, nameText, ownPicture, satKeys, someOf, stamps, text, version } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Name of a category of the shop. Settings list those that a business uses. */
export const productCategory = text(30, 1, 'Escribe una categoría.')

const fields = {
  name: nameText,
  priceCentavos: centavos,
  imageUrl: ownPicture,
  description: text(1000),
  rating: z
    .int({ error: 'La calificación va de 0 a 5.' })
    .min(0, { error: 'La calificación va de 0 a 5.' })
    .max(5, { error: 'La calificación va de 0 a 5.' }),
  category: productCategory,
  stock: z
    .int({ error: 'Escribe las existencias en número entero.' })
    .min(0, { error: 'Las existencias no pueden ser negativas.' })
    .max(1_000_000, { error: 'Esas existencias son demasiadas.' }),
  /** Whether it is on sale. A retired product keeps its history. */
  active: z.boolean({ error: 'Di si se ofrece.' }),
  /** Barcode; empty if there is none. */
  barcode: z
    .string({ error: 'Escribe el código de barras.' })
    .trim()
    .regex(/^[0-9A-Za-z-]{0,40}$/, { error: 'El código lleva solo letras, números y guiones.' }),
  ...satKeys,
}

export const products = defineResource({
  name: 'products',
  path: '/products',
  one: 'product',
  many: 'products',
  id: 'id',
  record: z.object({ id: z.int(), ...fields, version, ...stamps }),
  create: z.strictObject({
    ...fields,
    imageUrl: fields.imageUrl.optional(),
    description: fields.description.optional(),
    rating: fields.rating.optional(),
    stock: fields.stock.optional(),
    barcode: fields.barcode.optional(),
    active: fields.active.optional(),
    ...z.object(satKeys).partial().shape,
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({
    ids: someOf(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ),
    category: fields.category,
    barcode: fields.barcode,
    active: z.stringbool(),
  }),
  search: ['name'],
  sortable: ['name', 'category', 'priceCentavos', 'stock', 'rating'],
  verbs: {
    list: { access: 'public', failure: 'Error fetching products' },
    create: { access: 'desk', failure: 'Error creating product' },
    update: { access: 'desk', failure: 'Error updating product' },
    remove: { access: 'desk', failure: 'Error deleting product' },
  },
})
