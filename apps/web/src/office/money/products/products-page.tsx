import { useMemo } from 'react'
import { officeProductsCopy } from '../../../copy/office/money/products.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { useLowProducts } from '../stock/use-low-products.ts'
import { productsScreen } from './products-screen.tsx'

export const meta = officeMeta(officeProductsCopy.title)

const plainScreen = productsScreen(new Set())

export default function ProductsPage() {
  const listed = useScreenRows(plainScreen)
  const low = useLowProducts(listed.rows.map(({ id }) => id))
  const screen = useMemo(() => productsScreen(low), [low])
  return <ResourceScreen screen={screen} listed={listed} />
}
