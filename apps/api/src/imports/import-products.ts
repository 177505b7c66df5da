import { resources } from '@rumi/contract'
import { inArray, or, sql } from 'drizzle-orm'
import { importSentences } from '../copy/import-sentences.ts'
import { products } from '../db/schema/money/shop.ts'
import { amountIn } from '../http/foreign/written-values.ts'
import { currentSettings } from '../settings/index.ts'
import { faultOf, sameName, type Cells, type Fault, type ImportKindOf, type Read } from './import-kind.ts'

type Values = typeof products.$inferInsert

/** Products. One with the same barcode, or without one the same name, is the same product. */
export const importedProducts: ImportKindOf<Values> = {
  async readerOf(tx) {
    const { shopCategories } = await currentSettings(tx)
    return (cells) => read(cells, shopCategories)
  },

  async find(tx, rows) {
    const barcodes = rows.flatMap(({ values: { barcode } }) => barcode || [])
    const names = rows.map(({ values: { name } }) => sameName(name))
    const found = await tx
      .select({ id: products.id, name: products.name, barcode: products.barcode })
      .from(products)
      .where(or(inArray(products.barcode, barcodes), inArray(sql`lower(${products.name})`, names)))
    return new Map(
      found.flatMap(({ id, name, barcode }) => [
        [keyOf({ name }), id] as const,
        ...(barcode ? [[barcode, id] as const] : []),
      ]),
    )
  },

  async insert(tx, values) {
    const rows = await tx
      .insert(products)
      .values([...values])
      .returning({ id: products.id })
    return rows.map(({ id }) => id)
  },
}

const keyOf = ({ name, barcode = '' }: Pick<Values, 'name' | 'barcode'>) =>
  barcode || `name ${sameName(name)}`

function read(
  { name = '', price, category, stock = '0', barcode, description }: Cells,
  categories: readonly string[],
): Read<Values> | Fault {
  const priceCentavos = price === undefined ? null : amountIn(price)
  if (priceCentavos === null)
    return { field: 'price', message: price ? importSentences.wrongPrice(price) : importSentences.noPrice }
  const pieces = Number(stock.replaceAll(',', ''))
  if (!Number.isInteger(pieces)) return { field: 'stock', message: importSentences.wrongStock }
  const parsed = resources.products.create.safeParse({
    name,
    priceCentavos,
    category: category ?? categories[0],
    stock: pieces,
    ...(barcode ? { barcode } : {}),
    ...(description ? { description } : {}),
  })
  if (!parsed.success) return faultOf(parsed.error)
  return { key: keyOf(parsed.data), values: parsed.data }
}
