import { resources } from '@rumi/contract'
import { fetchEveryRecord } from '@rumi/data-layer'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { useStoreSelector } from '../../shared/store.ts'
import { officeDogsCopy } from '../../copy/office-dogs.ts'
import { officeMeta } from '../office-meta.ts'
import { ResourceScreen } from '../resource-screen/resource-screen.tsx'
import { useRecordsById } from '../use-records-by-id.ts'
import { dogsScreen } from './dogs-screen.tsx'
import { WorkbookButton } from './workbook-button.tsx'

export const meta = officeMeta(officeDogsCopy.title)

/** Every dog the house knows, with whose it is and how its papers stand. */
export default function DogsPage() {
  const navigate = useNavigate()
  const pack = useStoreSelector((state) => state.dogs.items)
  const ownerOf = useRecordsById(
    pack.map(({ ownerId }) => ownerId),
    (ids) => fetchEveryRecord(resources.clients, { ids: ids.join(',') }),
    ({ id }) => id,
  )
  const medicalRecordsOf = useRecordsById(
    pack.map(({ _id }) => _id),
    (ids) => fetchEveryRecord(resources.medicalRecords, { rumiId: ids.join(',') }),
    ({ rumiId }) => rumiId,
  )
  const screen = useMemo(() => dogsScreen({ ownerOf, medicalRecordsOf }), [ownerOf, medicalRecordsOf])
  return (
    <ResourceScreen
      screen={screen}
      actions={<WorkbookButton />}
      onCreated={({ _id }) => navigate(paths.officeDog(_id))}
    />
  )
}
