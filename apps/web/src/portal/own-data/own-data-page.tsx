import {
  formatDate,
  formatHour,
  dayOf,
  formatMoment,
  formatPesos,
  ownData,
  type OwnDataTable,
} from '@rumi/contract'
import { account, downloads } from '@rumi/data-layer'
import { ChevronDown, FileJson, Sheet } from 'lucide-react'
import { useState } from 'react'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { useSend, useStoreSelector } from '../../shared/fetching/store.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ownDataCopy as copy } from '../../copy/portal/privacy-rights.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta(copy.title)

/** All personal data of the user, on screen and as a workbook or JSON. */
export default function OwnDataPage() {
  const userId = useStoreSelector((state) => state.user.userid)
  const ownDataQuery = useCall(ownData.read, userId ? { params: { id: userId } } : null)
  const found = ownDataQuery.answer?.data
  const back = { to: paths.profile(), label: copy.back }
  if (found)
    return (
      <>
        <PageHeader
          title={copy.title}
          back={back}
          lead={copy.lead(formatMoment(found.exportedAt, businessToday()))}
        />
        <Downloads userId={userId!} />
        <div className="divide-y divide-line border-y-2 border-ink">
          <Rows of={found.tables} by={({ title }) => title}>
            {(table) => <TableSection table={table} open={table === found.tables[0]} />}
          </Rows>
        </div>
      </>
    )
  return ownDataQuery.refusal ? (
    <ErrorState
      title={errorMessagesCopy.title}
      text={ownDataQuery.refusal.message}
      retryLabel={errorMessagesCopy.retry}
      onRetry={ownDataQuery.again}
    />
  ) : (
    <SkeletonList label={errorMessagesCopy.loading} count={4} />
  )
}

function Downloads({ userId }: { userId: string }) {
  const send = useSend()
  const [busy, setBusy] = useState<'workbook' | 'json'>()
  const take = async (kind: 'workbook' | 'json') => {
    setBusy(kind)
    const outcome =
      kind === 'json'
        ? await send(account.downloadData(userId))
        : await send(downloads.ownWorkbook({ params: { id: userId } }))
    setBusy(undefined)
    showToast(outcome.ok ? copy.downloaded : outcome.refusal.message, outcome.ok ? 'ok' : 'problem')
  }
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <Button loading={busy === 'workbook'} onClick={() => take('workbook')}>
        <Sheet className="size-5" aria-hidden="true" />
        {copy.workbook}
      </Button>
      <Button tone="secondary" loading={busy === 'json'} onClick={() => take('json')}>
        <FileJson className="size-5" aria-hidden="true" />
        {copy.json}
      </Button>
    </div>
  )
}

/** Rows shown at first: notifications of a year are many. */
const shownAtOnce = 20

function TableSection({ table: { title, columns, rows }, open }: { table: OwnDataTable; open: boolean }) {
  const [shown, setShown] = useState(shownAtOnce)
  const records = rows.slice(0, shown).map((cells, at) => ({ cells, number: at + 1 }))
  return (
    <details open={open} className="group py-1">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
          aria-hidden="true"
        />
        <div className="flex grow flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-lg">{title}</h2>
          <span className="text-ink-soft tabular">{copy.count(rows.length)}</span>
        </div>
      </summary>
      <div className="grid gap-4 pb-4 md:pl-8">
        {rows.length === 0 && <p className="text-ink-soft">{copy.nothing}</p>}
        <ul className={`grid gap-x-8 ${rows.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          <Rows of={records} by={({ number }) => String(number)}>
            {({ cells, number }) => (
              <li className="border-t border-line py-3">
                <Record label={copy.record(title, number)} columns={columns} cells={cells} />
              </li>
            )}
          </Rows>
        </ul>
        {rows.length > shown && (
          <Button
            tone="secondary"
            className="justify-self-start"
            onClick={() => setShown(shown + shownAtOnce)}
          >
            {copy.more}
          </Button>
        )}
      </div>
    </details>
  )
}

type Cell = OwnDataTable['rows'][number][number]
type Column = OwnDataTable['columns'][number]

/** Record with its non-empty fields. */
function Record({ label, columns, cells }: { label: string; columns: Column[]; cells: Cell[] }) {
  return (
    <dl aria-label={label} className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(7rem,auto)_1fr]">
      {columns.map((column, at) => {
        const cellText = textOf(column, cells[at] ?? null)
        return cellText === '' ? null : (
          <div key={column.heading + String(at)} className="contents">
            <dt className="text-sm text-ink-soft">{column.heading}</dt>
            <dd className="mb-1 min-w-0 [overflow-wrap:anywhere] tabular sm:mb-0">{cellText}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function textOf({ kind }: Column, value: Cell): string {
  if (value === null || value === '') return ''
  if (kind === 'pesos') return formatPesos(Number(value))
  if (kind === 'day') return formatDate(String(value))
  if (kind === 'instant') return `${formatDate(dayOf(String(value)))}, ${formatHour(String(value))}`
  if (kind === 'yes-no') return value ? copy.yes : copy.no
  return String(value)
}
