import { formatDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { FileText } from 'lucide-react'
import { officeDogsCopy as copy } from '../../../copy/office/people/dogs.ts'
import {
  requirementStateCopy,
  medicalRecordsCopy,
  recordKindCopy,
} from '../../../copy/portal/medical-records.ts'
import { StateChip, StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { MedicalRecord } from '../medical-records/medical-record.ts'
import { dayCareMedicalRecords } from './medical-records-summary.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

type DogFileProps = { dog: Dog; records: readonly MedicalRecord[] }

/** Medical records that the day care requires, each with its state. */
export function MedicalRecordStates({ dog, records }: DogFileProps) {
  const terms = useBusiness()
  const today = businessToday()
  return (
    <ul>
      <Rows of={dayCareMedicalRecords(dog, records, today, terms)} by={({ requirement }) => requirement}>
        {({ requirement, label, state, expiresOn }) => (
          <li className="flex min-h-10 items-center gap-x-4 border-b border-line py-1.5">
            <div className="min-w-0 grow">
              <p className="font-strong">{label}</p>
              {expiresOn && <p className="text-sm text-ink-soft">{formatUntil(expiresOn, today)}</p>}
            </div>
            <div className="max-w-[60%] shrink-0">
              <StatusChip of={requirementStateCopy(requirement, state)} />
            </div>
          </li>
        )}
      </Rows>
    </ul>
  )
}

/** Medical file of a dog, latest first. */
export function FileLines({ records }: Pick<DogFileProps, 'records'>) {
  if (records.length === 0) return <p className="text-ink-soft">{copy.noHistory}</p>
  const latestFirst = records.toSorted((one, other) => (one.appliedOn < other.appliedOn ? 1 : -1))
  return (
    <ul>
      <Rows of={latestFirst} by={(record) => record._id}>
        {(record) => <FileLine record={record} />}
      </Rows>
    </ul>
  )
}

function FileLine({ record }: { record: MedicalRecord }) {
  const today = businessToday()
  const { kind, product, appliedOn, expiresOn, evidence, verifiedAt, result, notes, withoutEvidence } = record
  const dates = [copy.applied(formatDay(appliedOn, today)), expiresOn && formatUntil(expiresOn, today)]
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="grow font-strong [overflow-wrap:anywhere]">
          {[recordKindCopy[kind], product].filter(Boolean).join(': ')}
        </span>
        {evidence && (
          <a
            href={evidence}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center gap-1.5 text-link underline"
          >
            <FileText className="size-4" aria-hidden="true" />
            {copy.evidence}
          </a>
        )}
        {result === 'passed' && <StateChip tone="ok">{medicalRecordsCopy.passed}</StateChip>}
        {result === 'failed' && <StateChip tone="expired">{medicalRecordsCopy.failed}</StateChip>}
        <StateChip tone={verifiedAt ? 'ok' : 'review'}>{verifiedAt ? copy.verified : copy.waiting}</StateChip>
      </div>
      <p className="text-ink-soft">{dates.filter(Boolean).join(', ')}</p>
      {withoutEvidence && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">{copy.withoutEvidence(withoutEvidence)}</p>
      )}
      {notes && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{notes}</p>}
    </li>
  )
}

const formatUntil = (day: string, today: string) =>
  (day < today ? copy.expired : copy.until)(formatDay(day, today))
