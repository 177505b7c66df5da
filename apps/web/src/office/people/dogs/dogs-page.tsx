import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { dogs } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { officeDogsCopy } from '../../../copy/office/people/dogs.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { usePermission, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { loadDogs } from '../loaders.ts'
import { dogsScreen } from './dogs-screen.tsx'

/** Downloads the workbook of all dogs; translates the store's English errors to Spanish (spec §7, decision 20). */
function WorkbookButton() {
  const mayExport = usePermission({ access: 'desk-export', area: 'exports' })
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const outcome = await send(dogs.calls.downloadWorkbook())
    setBusy(false)
    if (outcome.ok) showToast(officeDogsCopy.downloaded)
    else showToast(outcome.refusal.message, 'problem')
  }
  if (!mayExport) return null
  return (
    <Button tone="secondary" className="max-md:px-4" loading={busy} onClick={download}>
      {!busy && <FileDown className="size-5" aria-hidden="true" />}
      <span>{officeDogsCopy.download}</span>
    </Button>
  )
}

export const clientLoader = loadDogs
export const meta = officeMeta(officeDogsCopy.title)

const plainScreen = dogsScreen({ ownerOf: new Map(), medicalRecordsOf: new Map(), seesCare: false })

/** All dogs with owner and state of their medical records. */
export default function DogsPage() {
  const navigate = useNavigate()
  const listed = useScreenRows(plainScreen)
  const ownerIds = listed.rows.map(({ ownerId }) => ownerId)
  const ownerOf = useRecordsBy('clients', 'ids', ownerIds)
  const seesCare = useSeesDogCare()
  const dogIds = seesCare ? listed.rows.map(({ _id }) => _id) : []
  const medicalRecordsOf = useRecordsBy('medicalRecords', 'rumiId', dogIds)
  const screen = useMemo(
    () => dogsScreen({ ownerOf, medicalRecordsOf, seesCare }),
    [ownerOf, medicalRecordsOf, seesCare],
  )
  return (
    <ResourceScreen
      screen={screen}
      listed={listed}
      actions={seesCare && <WorkbookButton />}
      onCreated={({ _id }) => navigate(paths.officeDog(_id))}
    />
  )
}
