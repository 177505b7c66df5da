import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { officeClientsCopy } from '../../../copy/office/people/clients.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { loadClients } from '../loaders.ts'
import { clientsScreen } from './clients-screen.tsx'

export const clientLoader = loadClients
export const meta = officeMeta(officeClientsCopy.title)

const plainScreen = clientsScreen(new Map())

/** Clients, searchable by name, email or phone. */
export default function ClientsPage() {
  const navigate = useNavigate()
  const listed = useScreenRows(plainScreen)
  const ids = listed.rows.map(({ id }) => id)
  const dogsOf = useRecordsBy('dogs', 'ownerId', ids)
  const screen = useMemo(() => clientsScreen(dogsOf), [dogsOf])
  return (
    <ResourceScreen
      screen={screen}
      listed={listed}
      onCreated={({ id }) => navigate(paths.officeClient(id))}
    />
  )
}
