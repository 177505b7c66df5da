import { formatDay } from '@rumi/contract'
import { medicalRecords, type Dog } from '@rumi/data-layer'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../shared/fetching/store.ts'
import { NoMedicalRecordsYet } from '../../art/scenes/empty/no-medical-records-yet.tsx'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { nameOf, type MedicalRecord } from './wanted-medical-record.ts'
import { MedicalRecordDialog } from './medical-record-dialog.tsx'
import { isBrought } from '../../shared/medical-records/brought-records.ts'
import { Rows } from '../../shared/rows/rows.tsx'

type RecordHistoryProps = { dog: Dog; records: readonly MedicalRecord[] }

/** Medical records of a dog, newest first; unverified ones can be corrected. */
export function RecordHistory({ dog, records }: RecordHistoryProps) {
  const [dropping, setDropping] = useState<MedicalRecord>()
  const [correcting, setCorrecting] = useState<MedicalRecord>()
  const newestFirst = records.toSorted((one, other) => (one.appliedOn < other.appliedOn ? 1 : -1))
  const add = (
    <Link to="?papel=otro" preventScrollReset className={buttonLook({ tone: 'secondary' })}>
      {medicalRecordsCopy.add}
    </Link>
  )
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{medicalRecordsCopy.history}</h2>
        {records.length > 0 && !dog.ended && add}
      </div>
      {records.length === 0 ? (
        <EmptyState
          art={<NoMedicalRecordsYet />}
          title={medicalRecordsCopy.historyEmptyTitle}
          text={medicalRecordsCopy.historyEmptyText}
          action={add}
        />
      ) : (
        <ul className="mt-2 divide-y divide-line">
          <Rows of={newestFirst} by={(record) => record._id}>
            {(record) => (
              <HistoryLine
                record={record}
                onCorrect={() => setCorrecting(record)}
                onDrop={() => setDropping(record)}
              />
            )}
          </Rows>
        </ul>
      )}
      <MedicalRecordDialog dog={dog} corrected={correcting} onClose={() => setCorrecting(undefined)} />
      <DropMedicalRecord record={dropping} onClose={() => setDropping(undefined)} />
    </Card>
  )
}

type HistoryLineProps = { record: MedicalRecord; onCorrect: () => void; onDrop: () => void }

function HistoryLine({ record, onCorrect, onDrop }: HistoryLineProps) {
  const today = businessToday()
  const { kind, appliedOn, expiresOn, verifiedAt, result, refusal, evidence } = record
  const mine = !verifiedAt && isBrought(kind)
  const applied = kind === 'evaluation' ? medicalRecordsCopy.made : medicalRecordsCopy.applied
  const until =
    expiresOn &&
    (expiresOn < today ? medicalRecordsCopy.expiredOn : medicalRecordsCopy.until)(formatDay(expiresOn, today))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-[min(11rem,100%)] grow basis-44">
        <p className="font-strong hyphens-auto [overflow-wrap:anywhere]">{nameOf(record)}</p>
        <p className="text-sm text-ink-soft">
          {[applied(formatDay(appliedOn, today)), until].filter(Boolean).join('. ')}
        </p>
        {refusal && <p className="text-sm font-strong [overflow-wrap:anywhere] text-brick">{refusal}</p>}
        {evidence && (
          <a
            href={evidence}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-10 items-center gap-1.5 text-sm text-link underline"
          >
            {medicalRecordsCopy.seeEvidence}
            <span className="sr-only">: {nameOf(record)}</span>
          </a>
        )}
      </div>
      {result === 'passed' && <StateChip tone="ok">{medicalRecordsCopy.passed}</StateChip>}
      {result === 'failed' && <StateChip tone="expired">{medicalRecordsCopy.failed}</StateChip>}
      <StateChip tone={verifiedAt ? 'ok' : refusal ? 'expired' : 'review'}>
        {verifiedAt
          ? medicalRecordsCopy.verified
          : refusal
            ? medicalRecordsCopy.refused
            : medicalRecordsCopy.waiting}
      </StateChip>
      {mine && (
        <IconButton
          icon={Pencil}
          label={`${medicalRecordsCopy.edit}: ${nameOf(record)}`}
          onClick={onCorrect}
        />
      )}
      {!verifiedAt && (
        <IconButton icon={Trash2} label={`${medicalRecordsCopy.drop}: ${nameOf(record)}`} onClick={onDrop} />
      )}
    </li>
  )
}

function DropMedicalRecord({ record, onClose }: { record: MedicalRecord | undefined; onClose: () => void }) {
  const send = useSend()
  const drop = async () => {
    if (!record) return undefined
    const outcome = await send(medicalRecords.calls.remove(record._id))
    if (!outcome.ok) return outcome.refusal.message
    showToast(medicalRecordsCopy.dropped)
    onClose()
    return undefined
  }

  return (
    <ConfirmDialog
      open={record !== undefined}
      onClose={onClose}
      title={medicalRecordsCopy.dropTitle}
      closeLabel={errorMessagesCopy.close}
      keepLabel={medicalRecordsCopy.cancel}
      confirmLabel={medicalRecordsCopy.dropConfirm}
      onConfirm={drop}
    >
      {record && <p>{medicalRecordsCopy.dropText(nameOf(record))}</p>}
    </ConfirmDialog>
  )
}
