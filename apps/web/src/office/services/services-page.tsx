import { officeServicesCopy } from '../../copy/office-services.ts'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useScreenRows } from '../resource-screen/use-screen-rows.ts'
import { servicesScreen } from './services-screen.tsx'

export const meta = officeMeta(officeServicesCopy.title)

export default function ServicesPage() {
  return <ResourceScreen screen={servicesScreen} listed={useScreenRows(servicesScreen)} />
}
