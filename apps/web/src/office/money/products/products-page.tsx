import { useMemo } from 'react'
import {
  formatPesos,
  productKeyOf,
  resources,
  satProductUnits,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { products, queryApi, tagsOfWrite, uploadProductPicture } from '@rumi/data-layer'
import { officeProductsCopy as copy } from '../../../copy/office/money/products.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { satKeyFields } from '../../kit/sat-key-fields.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { PiecesLeft, useLowProducts } from '../stock/pieces-left.tsx'
import { officePhotosCopy } from '../../../copy/office/business/photos.ts'
import { useSend, useStoreDispatch } from '../../../shared/fetching/store.ts'
import { RecordPhoto } from '../../kit/record-photo.tsx'

type Product = RecordOf<Resources['products']>

/** Products of the shop with their stock and the categories on offer; marks those in `low`, at their minimum. */
const productsScreen = (categories: readonly string[], low: ReadonlySet<number>): Screen<Product> => ({
  name: 'products',
  row: resources.products,
  calls: screenCalls(resources.products, products),
  copy,
  nameOf: ({ name }) => name,
  usualSort: 'name',
  columns: [
    { key: 'name', header: copy.name, sort: 'name', cell: ({ name }) => name },
    {
      key: 'category',
      header: copy.category,
      sort: 'category',
      widthPx: 140,
      givesWay: 'next',
      cell: ({ category }) => category,
    },
    {
      key: 'price',
      header: copy.price,
      sort: 'priceCentavos',
      numeric: true,
      widthPx: 140,
      cell: ({ priceCentavos }) => formatPesos(priceCentavos),
    },
    {
      key: 'rating',
      header: copy.rating,
      sort: 'rating',
      numeric: true,
      widthPx: 130,
      givesWay: 'first',
      card: 'none',
      cell: ({ rating }) => rating,
    },
    {
      key: 'stock',
      header: copy.stock,
      sort: 'stock',
      numeric: true,
      widthPx: 150,
      card: 'corner',
      cell: ({ id, stock, active }) =>
        active ? (
          <PiecesLeft of={{ stock, isLow: low.has(id) }} />
        ) : (
          <StateChip tone="missing">{copy.retired}</StateChip>
        ),
    },
  ],
  filters: [
    {
      param: 'categoria',
      field: 'category',
      label: copy.category,
      anyLabel: copy.anyCategory,
      options: categories.map((value) => ({ value, label: value })),
    },
    {
      param: 'se-ofrece',
      field: 'active',
      label: copy.offered,
      anyLabel: copy.anyOffered,
      options: [
        { value: 'true', label: copy.isOffered },
        { value: 'false', label: copy.retired },
      ],
    },
  ],
  fields: [
    { name: 'name', kind: 'text', label: copy.name, wide: true },
    {
      name: 'category',
      kind: 'text',
      label: copy.category,
      hint: copy.categoryHint,
      suggestions: categories,
    },
    { name: 'priceCentavos', kind: 'pesos', label: copy.price, hint: copy.priceHint },
    {
      name: 'stock',
      kind: 'number',
      label: copy.stock,
      hint: copy.stockHint,
      unit: copy.pieces,
      optional: true,
    },
    {
      name: 'barcode',
      kind: 'text',
      label: copy.barcode,
      hint: copy.barcodeHint,
      optional: true,
    },
    ...satKeyFields({
      units: satProductUnits,
      usualUnit: 'H87',
      usualKeyOf: ({ category }) => productKeyOf({ satProductKey: '', category: String(category) }),
    }),
    { name: 'rating', kind: 'number', label: copy.rating, unit: copy.outOf, optional: true },
    {
      name: 'imageUrl',
      kind: 'text',
      label: copy.picture,
      hint: copy.pictureHint,
      optional: true,
      wide: true,
    },
    { name: 'description', kind: 'long', label: copy.description, optional: true },
    { name: 'active', kind: 'yes', label: copy.active, initially: true },
  ],
  beside: (product) => (
    <div className="grid justify-items-start gap-3">
      <ProductPhoto product={product} />
      <LinkButton to={paths.officeProductStock(product.id)} tone="quiet" size="snug">
        {copy.toStock}
      </LinkButton>
    </div>
  ),
  putAway: { label: copy.putAway, changes: { active: false }, done: copy.wasPutAway },
})

export const meta = officeMeta(copy.title)

export default function ProductsPage() {
  const { shopCategories } = useBusiness()
  const plainScreen = useMemo(() => productsScreen(shopCategories, new Set()), [shopCategories])
  const listed = useScreenRows(plainScreen)
  const low = useLowProducts(listed.rows.map(({ id }) => id))
  const screen = useMemo(() => productsScreen(shopCategories, low), [shopCategories, low])
  return <ResourceScreen screen={screen} listed={listed} />
}

/** Photo of a product in the shop, with an upload. */
function ProductPhoto({ product }: { product: RecordOf<Resources['products']> }) {
  const send = useSend()
  const dispatch = useStoreDispatch()
  const id = String(product.id)
  return (
    <RecordPhoto
      address={product.imageUrl}
      copy={officePhotosCopy.product}
      put={async (file, onProgress) => {
        const outcome = await send(uploadProductPicture({ id, file, onProgress }))
        if (!outcome.ok) return outcome
        dispatch(queryApi.util.invalidateTags(tagsOfWrite('products', id)))
        return { ok: true, answer: outcome.answer.imageUrl }
      }}
    />
  )
}
