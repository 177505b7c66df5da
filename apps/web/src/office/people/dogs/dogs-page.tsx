import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { officeDogsCopy } from '../../../copy/office/people/dogs.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { useSeesDogCare } from '../../kit/permissions/use-sees-dog-care.ts'
import { loadDogs } from '../loaders.ts'
import { dogsScreen } from './dogs-screen.tsx'
import { WorkbookButton } from './workbook-button.tsx'

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
