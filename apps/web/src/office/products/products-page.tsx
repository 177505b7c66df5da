import { officeProductsCopy } from '../../copy/office-products.ts'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useScreenRows } from '../resource-screen/use-screen-rows.ts'
import { productsScreen } from './products-screen.tsx'

export const meta = officeMeta(officeProductsCopy.title)

export default function ProductsPage() {
  return <ResourceScreen screen={productsScreen} listed={useScreenRows(productsScreen)} />
}
