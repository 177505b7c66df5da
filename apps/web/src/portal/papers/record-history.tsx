import { spokenDay, type RecordOf, type Resources } from '@rumi/contract'
import { medicalRecords } from '@rumi/data-layer'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../app/store.ts'
import { NoPapersYet } from '../../art/scenes/no-papers-yet.tsx'
import { papersCopy, recordKindCopy } from '../../copy/papers.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'

export type MedicalRecord = RecordOf<Resources['medicalRecords']>

const nameOf = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]

/** The dog's vaccination card: every paper, the newest first. */
export function RecordHistory({ records }: { records: readonly MedicalRecord[] }) {
  const [dropping, setDropping] = useState<MedicalRecord>()
  const newestFirst = records.toSorted((one, other) => (one.appliedOn < other.appliedOn ? 1 : -1))
  const add = (
    <Link to="?papel=otro" preventScrollReset className={buttonLook({ tone: 'secondary' })}>
      {papersCopy.add}
    </Link>
  )
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{papersCopy.history}</h2>
        {records.length > 0 && add}
      </div>
      {records.length === 0 ? (
        <EmptyState
          art={<NoPapersYet />}
          title={papersCopy.historyEmptyTitle}
          text={papersCopy.historyEmptyText}
          action={add}
        />
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {newestFirst.map((record) => (
            <HistoryLine key={record._id} record={record} onDrop={() => setDropping(record)} />
          ))}
        </ul>
      )}
      <DropPaper record={dropping} onClose={() => setDropping(undefined)} />
    </Card>
  )
}

function HistoryLine({ record, onDrop }: { record: MedicalRecord; onDrop: () => void }) {
  const today = houseToday()
  const { kind, appliedOn, expiresOn, verifiedAt, result } = record
  const applied = kind === 'evaluation' ? papersCopy.made : papersCopy.applied
  const until =
    expiresOn && (expiresOn < today ? papersCopy.expiredOn : papersCopy.until)(spokenDay(expiresOn, today))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-44 grow basis-44">
        <p className="font-strong [overflow-wrap:anywhere]">{nameOf(record)}</p>
        <p className="text-sm text-ink-soft">
          {[applied(spokenDay(appliedOn, today)), until].filter(Boolean).join('. ')}
        </p>
      </div>
      {result === 'passed' && <StateChip tone="ok">{papersCopy.passed}</StateChip>}
      {result === 'failed' && <StateChip tone="expired">{papersCopy.failed}</StateChip>}
      <StateChip tone={verifiedAt ? 'ok' : 'review'}>
        {verifiedAt ? papersCopy.verified : papersCopy.waiting}
      </StateChip>
      {!verifiedAt && (
        <IconButton icon={Trash2} label={`${papersCopy.drop}: ${nameOf(record)}`} onClick={onDrop} />
      )}
    </li>
  )
}

function DropPaper({ record, onClose }: { record: MedicalRecord | undefined; onClose: () => void }) {
  const send = useSend()
  const [dropping, setDropping] = useState(false)

  const drop = async () => {
    if (!record) return
    setDropping(true)
    const outcome = await send(medicalRecords.calls.remove(record._id))
    setDropping(false)
    onClose()
    if (outcome.ok) showToast(papersCopy.dropped)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <Dialog
      open={record !== undefined}
      onClose={onClose}
      title={papersCopy.dropTitle}
      closeLabel={troubleCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {papersCopy.cancel}
          </Button>
          <Button tone="danger" loading={dropping} onClick={drop}>
            {papersCopy.dropConfirm}
          </Button>
        </>
      }
    >
      {record && <p>{papersCopy.dropText(nameOf(record))}</p>}
    </Dialog>
  )
}
