import { formatDay, type CareEntry } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { OfflineHandle } from '../../../shared/fetching/offline-section.tsx'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { canStoreActs } from '../../../shared/unsent/sealed-acts.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { DayPicker } from '../day-board/day-picker.tsx'
import { loadCareSheet } from '../loaders.ts'
import type { ShownEntry } from '../outbox/with-unsent.ts'
import { useDeskUpdates } from '../use-desk-updates.ts'
import { CareRow } from './care-row.tsx'
import { isOpen, useCareSheet } from './use-care-sheet.ts'
import { WithoutPlan } from './without-plan.tsx'
import './printed-sheet.css'

export const clientLoader = loadCareSheet
export const meta = officeMeta(copy.title)

export const handle: OfflineHandle = { readsOffline: true }

/** Meals, medicines and walks of a day, marked as they are done. */
export default function CareSheetPage() {
  return (
    <OnlyFor access="desk" area="bookings">
      <CareSheet />
    </OnlyFor>
  )
}

function CareSheet() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const today = businessToday()
  const day = dayInAddress(params, 'dia') ?? today
  const { found, sheet, entries, late } = useCareSheet(day)
  const { isCut } = found
  const mayMark = useCanWrite('bookings') && (!isCut || canStoreActs()) && day <= today
  useDeskUpdates()
  const open = entries.filter(isOpen).length
  const byTime = Map.groupBy(entries, ({ time }) => time)
  const times = [...byTime.keys()].toSorted()

  return (
    <div className="care-sheet">
      <PageHeader
        title={copy.title}
        lead={[formatDay(day, today), copy.lead(open, entries.length - open)].filter(Boolean).join(' · ')}
        actions={
          <div className="no-print flex flex-wrap items-center gap-2">
            {!isCut && (
              <DayPicker
                day={day}
                today={today}
                onChange={(next) => void change({ dia: next === today ? null : next })}
              />
            )}
            <PrintButton label={copy.print} />
          </div>
        }
      />
      <output className="no-print block">
        {late > 0 && (
          <div className="mb-4">
            <Notice tone="problem">{copy.lateAlert(late)}</Notice>
          </div>
        )}
      </output>
      <Fetched fetchings={[found]}>
        {entries.length === 0 ? (
          <EmptyState art={<QuietBoard />} title={copy.emptyTitle} text={copy.emptyText} />
        ) : (
          <div className="no-print grid gap-6">
            {times.map((time) => (
              <CareSlot
                key={time}
                time={time}
                entries={byTime.get(time)!}
                {...{ day, mayMark, isCut }}
                onRefused={found.again}
              />
            ))}
          </div>
        )}
        {sheet && sheet.withoutPlan.length > 0 && (
          <div className="mt-8">
            <WithoutPlan dogs={sheet.withoutPlan} />
          </div>
        )}
        <PrintedSheet entries={entries} />
      </Fetched>
    </div>
  )
}

type CareSlotProps = {
  time: string
  entries: readonly ShownEntry[]
  day: string
  mayMark: boolean
  isCut: boolean
  onRefused: () => Promise<void>
}

/** Entries of one time, the open ones first. */
function CareSlot({ time, entries, ...row }: CareSlotProps) {
  const inOrder = entries.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) || one.dogName.localeCompare(other.dogName, 'es-MX'),
  )
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{time}</h2>
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        <Rows of={inOrder} by={({ careItemId }) => careItemId}>
          {(entry) => <CareRow entry={entry} {...row} />}
        </Rows>
      </ul>
    </section>
  )
}

/** Sheet on paper, with a box for each result and a place to sign; hidden on the screen. */
const PrintedSheet = ({ entries }: { entries: readonly CareEntry[] }) => (
  <table className="care-paper" aria-hidden="true">
    <thead>
      <tr>
        <th>{copy.columns.time}</th>
        <th>{copy.columns.dog}</th>
        <th>{copy.columns.what}</th>
        <th>{copy.columns.dose}</th>
        <th>{copy.columns.instructions}</th>
        {copy.boxes.map((label) => (
          <th key={label}>{label}</th>
        ))}
        <th>{copy.signature}</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={`${entry.careItemId} ${entry.time}`}>
          <td>{entry.time}</td>
          <td>{entry.dogName}</td>
          <td>{entry.name}</td>
          <td>{entry.dose}</td>
          <td>{entry.instructions}</td>
          {isOpen(entry) ? (
            copy.boxes.map((label) => (
              <td key={label} className="care-box">
                ☐
              </td>
            ))
          ) : (
            <td colSpan={copy.boxes.length}>{resultOf(entry)}</td>
          )}
          <td>{isOpen(entry) ? '' : entry.markedByName}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const resultOf = ({ status, kind }: CareEntry) =>
  status === 'due' || status === 'late' ? '' : copy.results[status](kind)
