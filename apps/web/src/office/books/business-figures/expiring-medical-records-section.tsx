import { formatDay, reports, type ExpiringMedicalRecordOfDog } from '@rumi/contract'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { ExportReport } from './export-report.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Rows shown at first. */
const inSight = 8

const isDeworming = ({ requirement }: ExpiringMedicalRecordOfDog) => requirement.startsWith('deworming')

/**
 * Medical records that expire within 30 days, linked to their dogs; dewormings, which expire every few weeks, are
 * separate.
 */
export function ExpiringMedicalRecordsSection() {
  const expiringQuery = useCall(reports.expiringMedicalRecords, {})
  const data = expiringQuery.answer?.data
  const medicalRecords = data?.medicalRecords ?? []
  const pressing = medicalRecords.filter((medicalRecord) => !isDeworming(medicalRecord))
  const dewormings = medicalRecords.filter(isDeworming)
  return (
    <Card as="section" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.medicalRecords}</h2>
        <ExportReport report="expiring-medical-records" name={copy.medicalRecords} />
      </div>
      <Fetched fetchings={[expiringQuery]}>
        {data &&
          (medicalRecords.length === 0 ? (
            <p className="text-ink-soft">{copy.noMedicalRecords}</p>
          ) : (
            <>
              <p className="text-ink-soft">{copy.medicalRecordsLead}</p>
              <MedicalRecords medicalRecords={pressing.slice(0, inSight)} />
              <More medicalRecords={pressing.slice(inSight)} linkText={copy.allMedicalRecords} />
              <More medicalRecords={dewormings} linkText={copy.dewormings} />
              {data.hasMore && <Notice>{copy.moreMedicalRecords}</Notice>}
            </>
          ))}
      </Fetched>
    </Card>
  )
}

type MedicalRecordsProps = { medicalRecords: readonly ExpiringMedicalRecordOfDog[] }

function More({ medicalRecords, linkText }: MedicalRecordsProps & { linkText: (count: number) => string }) {
  if (medicalRecords.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-link underline">
        {linkText(medicalRecords.length)}
      </summary>
      <MedicalRecords medicalRecords={medicalRecords} />
    </details>
  )
}

const MedicalRecords = ({ medicalRecords }: MedicalRecordsProps) => (
  <ul>
    <Rows of={medicalRecords} by={({ dogId, requirement }) => `${dogId} ${requirement}`}>
      {({ dogId, dogName, label, ownerName, expiresOn }) => (
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
          <span className="min-w-0">
            <AreaLink
              to={paths.officeDog(dogId)}
              className="inline-flex min-h-8 items-center text-link underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {dogName}
            </AreaLink>
            <span className="block text-sm text-ink-soft">{copy.medicalRecordOf(label, ownerName)}</span>
          </span>
          <span className="ml-auto text-right first-letter:uppercase">
            {formatDay(expiresOn, businessToday())}
          </span>
        </li>
      )}
    </Rows>
  </ul>
)
