import { officeServicesCopy } from '../../../copy/office/business/services.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { servicesScreen } from './services-screen.tsx'

export const meta = officeMeta(officeServicesCopy.title)

export default function ServicesPage() {
  return <ResourceScreen screen={servicesScreen} listed={useScreenRows(servicesScreen)} />
}
