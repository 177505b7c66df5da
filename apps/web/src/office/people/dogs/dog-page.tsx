import type { Dog } from '@rumi/data-layer'
import { FilePlus, Merge, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import {
  together,
  untilFound,
  useEveryRecord,
  useRecords,
  type Fetching,
} from '../../../shared/fetching/queries.ts'
import { CarePlan } from '../../../shared/care/care-plan.tsx'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeDogsCopy as copy } from '../../../copy/office/people/dogs.ts'
import { carePlanCopy } from '../../../copy/shared/care.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeRecordsCopy } from '../../../copy/office/people/medical-records.ts'
import { officeVisitsCopy } from '../../../copy/office/desk/bookings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import type { MedicalRecord } from '../medical-records/medical-record.ts'
import { ClientBalance } from '../../money/payments/client-balance.tsx'
import { MergeDialog } from '../../kit/merge-dialog.tsx'
import { MedicalRecordDialog } from '../medical-records/medical-record-dialog.tsx'
import { MissingRecord, RecordSection } from '../../kit/record-page-parts.tsx'
import { RecordDialog } from '../../kit/resource-screen/record-dialog.tsx'
import { RecordFacts } from '../../kit/resource-screen/record-facts.tsx'
import { useRowRights } from '../../kit/resource-screen/use-row-rights.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { VisitLines } from '../../kit/visit-lines.tsx'
import { useCanSee, useCanWrite, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { FileLines, MedicalRecordStates } from './dog-file.tsx'
import { DogIncidents } from '../incidents/dog-incidents.tsx'
import { DogEnding, EndDogButton } from './dog-ending.tsx'
import { DogMarks } from './dog-marks.tsx'
import { dogsScreen } from './dogs-screen.tsx'
import { AreaLink, AreaLinkButton } from '../../kit/permissions/area-link.tsx'

export const meta = officeMeta(copy.title)

const beside = { ownerOf: new Map(), medicalRecordsOf: new Map() }
const screen = dogsScreen({ ...beside, seesCare: true })
const screenOfBooks = dogsScreen({ ...beside, seesCare: false })
const back = { to: paths.officeDogs(), label: copy.back }

/** Fields that the server leaves empty for roles without telephones. */
const withTelephones: ReadonlySet<string> = new Set(['pickup', 'emergencyContact'])

/** One dog for its carers: notes, medical records and visits. */
export default function DogPage() {
  const { id = '' } = useParams()
  const found = useRecords('dogs', { ids: id })
  const [dog] = found.records
  const seesCare = useSeesDogCare()
  const medicalRecords = useEveryRecord('medicalRecords', seesCare ? { rumiId: id } : null)
  const owners = useRecords('clients', dog ? { ids: dog.ownerId } : null)
  const ofOwner = useRecords('dogs', dog ? { ownerId: dog.ownerId, limit: 200 } : null)
  const fetching = together(
    untilFound(found, dog !== undefined),
    ...(seesCare ? [medicalRecords] : []),
    ...(dog ? [owners, ofOwner] : []),
  )
  const isMissing = fetching.status === 'failed' && fetching.refusal?.code === 'malformed'
  return isMissing || (fetching.status === 'ready' && !dog) ? (
    <MissingRecord copy={copy} back={back} />
  ) : (
    <Fetched fetchings={[fetching]}>
      {dog && (
        <OneDog
          dog={dog}
          owner={owners.records[0]}
          siblings={ofOwner.records.filter(({ _id }) => _id !== dog._id)}
          records={medicalRecords.answer ?? []}
          onRecordsChanged={medicalRecords.again}
        />
      )}
    </Fetched>
  )
}

const FetchedOne = ({ fetching, children }: { fetching: Fetching; children: ReactNode }) => (
  <Fetched fetchings={[fetching]}>{children}</Fetched>
)

type OneDogProps = {
  dog: Dog
  owner: Client | undefined
  siblings: readonly Dog[]
  records: readonly MedicalRecord[]
  onRecordsChanged: () => Promise<void>
}

function OneDog({ dog, owner, siblings, records, onRecordsChanged }: OneDogProps) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [adding, setAdding] = useState(false)
  const [merging, setMerging] = useState(false)
  const mayWrite = useCanWrite('dogs')
  const seesCare = useSeesDogCare()
  const seesClients = useCanSee('clients')
  const seesTelephones = useCanSee('telephones')
  const fields = screen.fields.filter(({ name }) => seesTelephones || !withTelephones.has(name))
  const seesRecords = useCanSee('medicalRecords') && seesCare
  const seesBookings = useCanSee('bookings')
  const received = useUndoOffer(dog._id)
  const { update: mayUpdate } = useRowRights(screen)
  const { ownerId } = dog
  const booked = useRecords('bookings', { rumiId: dog._id, sort: '-start', limit: 200 })
  const offered = useRecords('services', { limit: 200 })
  const serviceName = (id: string) =>
    offered.records.find((known) => known.id === id)?.name ?? officeCopy.unknownService

  return (
    <>
      <PageHeader
        title={dog.name}
        back={back}
        actions={
          mayUpdate && (
            <>
              {siblings.length > 0 && (
                <Button tone="quiet" onClick={() => setMerging(true)}>
                  <Merge className="size-5" aria-hidden="true" />
                  {copy.merge.open}
                </Button>
              )}
              <EndDogButton dog={dog} />
              <Button onClick={() => setEditing(true)}>
                <Pencil className="size-5" aria-hidden="true" />
                {copy.edit}
              </Button>
            </>
          )
        }
      />
      <DogEnding dog={dog} mayUpdate={mayUpdate} />
      {dog.provisional && (
        <div className="mb-6">
          <Notice tone="warning">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>{dog.imported ? copy.provisionalImported : copy.provisional}</span>
              {mayUpdate && (
                <Button tone="secondary" size="small" onClick={() => setEditing(true)}>
                  {copy.complete}
                </Button>
              )}
            </div>
          </Notice>
        </div>
      )}
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DogPortrait dog={dog} size={96} frame="arch" />
        {seesClients && (
          <div className="grid gap-0.5">
            <span className="text-ink-soft">{copy.owner}</span>
            <AreaLink
              to={paths.officeClient(ownerId)}
              className="inline-flex min-h-8 items-center font-strong text-link underline [overflow-wrap:anywhere]"
            >
              {fullName(owner)}
            </AreaLink>
            <ContactLinks client={owner} />
          </div>
        )}
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <RecordSection title={copy.data}>
          <RecordFacts fields={seesCare ? fields : screenOfBooks.fields} record={dog} />
        </RecordSection>
        <div className="grid gap-8">
          {owner && !dog.ended && <ClientBalance client={owner} name={fullName(owner)} dogId={dog._id} />}
          {seesCare && !dog.ended && <DogMarks dog={dog} mayWrite={mayWrite} />}
          {seesRecords && !dog.ended && (
            <RecordSection
              title={copy.medicalRecordsTitle}
              action={
                <div className="flex flex-wrap gap-2">
                  {mayWrite && (
                    <Button tone="secondary" size="small" onClick={() => setAdding(true)}>
                      <FilePlus className="size-4" aria-hidden="true" />
                      {officeRecordsCopy.medicalRecord.add}
                    </Button>
                  )}
                  {records.some(({ verifiedAt }) => verifiedAt === null) && (
                    <AreaLinkButton tone="secondary" size="small" to={paths.officeRecords()}>
                      {copy.verify}
                    </AreaLinkButton>
                  )}
                </div>
              }
            >
              <UndoStrip offer={received} onUndone={onRecordsChanged} />
              <MedicalRecordStates dog={dog} records={records} />
            </RecordSection>
          )}
          {seesCare && !dog.ended && (
            <div id="cuidados">
              <RecordSection title={carePlanCopy.title}>
                <CarePlan dog={dog} mayWrite={mayWrite} frame={FetchedOne} />
              </RecordSection>
            </div>
          )}
          {seesCare && <DogIncidents dogId={dog._id} />}
          {seesBookings && (
            <RecordSection title={officeVisitsCopy.title}>
              <Fetched fetchings={[together(booked, offered)]}>
                <VisitLines booked={booked} serviceName={serviceName} />
              </Fetched>
            </RecordSection>
          )}
          {seesRecords && (
            <RecordSection title={copy.history}>
              <FileLines records={records} />
            </RecordSection>
          )}
        </div>
      </div>
      <MergeDialog
        open={merging}
        kind="dogs"
        remaining={{ id: dog._id, name: dog.name }}
        copy={copy.merge}
        others={siblings.map(({ _id, name, breed }) => ({
          value: _id,
          label: [name, breed].filter(Boolean).join(', '),
        }))}
        onClose={() => setMerging(false)}
      />
      <MedicalRecordDialog open={adding} dog={dog} onClose={() => setAdding(false)} />
      <RecordDialog
        screen={{ ...screen, fields }}
        open={editing}
        record={dog}
        onClose={() => setEditing(false)}
        onRemoved={() => navigate(back.to, { replace: true })}
      />
    </>
  )
}
