import { resources } from '@rumi/contract'
import { fetchEveryRecord } from '@rumi/data-layer'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { useStoreSelector } from '../../shared/store.ts'
import { officeClientsCopy } from '../../copy/office-clients.ts'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useRecordsById } from '../use-records-by-id.ts'
import { clientsScreen } from './clients-screen.tsx'

export const meta = officeMeta(officeClientsCopy.title)

/** Who the house knows, found by name, mail or telephone. */
export default function ClientsPage() {
  const navigate = useNavigate()
  const ids = useStoreSelector((state) => state.clients.items).map(({ id }) => id)
  const dogsOf = useRecordsById(
    ids,
    (some) => fetchEveryRecord(resources.dogs, { ownerId: some.join(',') }),
    ({ ownerId }) => ownerId,
  )
  const screen = useMemo(() => clientsScreen(dogsOf), [dogsOf])
  return <ResourceScreen screen={screen} onCreated={({ id }) => navigate(paths.officeClient(id))} />
}
