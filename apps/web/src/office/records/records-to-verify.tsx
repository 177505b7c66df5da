import { spokenDay } from '@rumi/contract'
import { medicalRecords } from '@rumi/data-layer'
import { FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSend } from '../../app/store.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { officeCopy } from '../../copy/office.ts'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import { recordKindCopy } from '../../copy/papers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ContactLinks } from '../contact-links.tsx'
import { houseToday } from '../house-today.ts'
import { fullName, type HouseBook } from '../use-house-book.ts'
import type { MedicalRecord } from './medical-record.ts'

export const paperName = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]

type RecordsToVerifyProps = {
  records: readonly MedicalRecord[]
  book: HouseBook
  mayWrite: boolean
  onStale: () => Promise<void>
}

/** Papers in a row, each to be verified or dropped. */
export function RecordsToVerify({ records, book, mayWrite, onStale }: RecordsToVerifyProps) {
  const send = useSend()
  const [busyId, setBusyId] = useState<string>()
  const [dropping, setDropping] = useState<MedicalRecord>()
  const dogName = (record: MedicalRecord) => book.dog(record.rumiId)?.name ?? officeCopy.unknownDog

  const verify = async (record: MedicalRecord) => {
    setBusyId(record._id)
    const { _id: id, version } = record
    const outcome = await send(medicalRecords.calls.update({ id, changes: { verified: true, version } }))
    setBusyId(undefined)
    if (outcome.ok) return showToast(officeRecordsCopy.verified(paperName(record), dogName(record)))
    if (outcome.refusal.code !== 'stale') return showToast(outcome.refusal.message, 'problem')
    await onStale()
    showToast(officeCopy.stale(dogName(record)), 'note')
  }

  const drop = async (record: MedicalRecord) => {
    setBusyId(record._id)
    const outcome = await send(medicalRecords.calls.remove(record._id))
    setBusyId(undefined)
    setDropping(undefined)
    if (outcome.ok) showToast(officeRecordsCopy.dropped)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <>
      <ul aria-label={officeRecordsCopy.caption} className="border-t-2 border-ink">
        {records.map((record) => (
          <RecordRow key={record._id} record={record} book={book}>
            {mayWrite && (
              <>
                <Button
                  className="min-h-12 md:min-h-10"
                  loading={busyId === record._id}
                  onClick={() => verify(record)}
                >
                  {officeRecordsCopy.verify}
                  <span className="sr-only"> {`${paperName(record)}, ${dogName(record)}`}</span>
                </Button>
                <Button
                  tone="quiet"
                  className="min-h-12 px-4 md:min-h-10"
                  onClick={() => setDropping(record)}
                >
                  {officeRecordsCopy.drop}
                  <span className="sr-only"> {`${paperName(record)}, ${dogName(record)}`}</span>
                </Button>
              </>
            )}
          </RecordRow>
        ))}
      </ul>
      <Dialog
        open={dropping !== undefined}
        onClose={() => setDropping(undefined)}
        title={officeRecordsCopy.dropTitle}
        closeLabel={officeCopy.close}
        actions={
          dropping && (
            <>
              <Button tone="secondary" onClick={() => setDropping(undefined)}>
                {officeCopy.cancel}
              </Button>
              <Button tone="danger" loading={busyId === dropping._id} onClick={() => drop(dropping)}>
                {officeRecordsCopy.drop}
              </Button>
            </>
          )
        }
      >
        {dropping && <p>{officeRecordsCopy.dropText(paperName(dropping), dogName(dropping))}</p>}
      </Dialog>
    </>
  )
}

type RecordRowProps = { record: MedicalRecord; book: HouseBook; children: ReactNode }

function RecordRow({ record, book, children }: RecordRowProps) {
  const today = houseToday()
  const dog = book.dog(record.rumiId)
  const owner = book.client(record.ownerId)
  const { appliedOn, expiresOn, notes, evidence } = record
  return (
    <li className="grid items-start gap-x-4 gap-y-2 border-b border-line px-2 py-3 hover:bg-cream md:grid-cols-[13rem_12rem_1fr] lg:grid-cols-[13rem_13rem_1fr_auto]">
      <div className="flex items-center gap-2.5">
        {dog && (
          <DogPortrait
            breed={dog.breed}
            color={dog.color}
            seed={dog._id}
            photo={dog.profileImg}
            size={40}
            className="shrink-0"
          />
        )}
        <p className="min-w-0 truncate text-base font-heading">{dog?.name ?? officeCopy.unknownDog}</p>
      </div>
      <div className="min-w-0">
        <p className="truncate">{fullName(owner)}</p>
        <ContactLinks client={owner} />
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-base font-strong">{paperName(record)}</p>
        <p>
          {officeRecordsCopy.applied}: {spokenDay(appliedOn, today)}
        </p>
        <p>
          {officeRecordsCopy.expires}: {expiresOn ? spokenDay(expiresOn, today) : officeRecordsCopy.usualEnd}
        </p>
        {notes && <p className="text-ink-soft">{notes}</p>}
        {evidence && (
          <a
            href={evidence}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-10 items-center gap-1.5 text-link underline"
          >
            <FileText className="size-4" aria-hidden="true" />
            {officeRecordsCopy.evidence}
          </a>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-2 md:col-start-3 lg:col-start-auto">{children}</div>
    </li>
  )
}
