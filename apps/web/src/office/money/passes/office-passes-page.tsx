import { passKindName } from './pass-labels.ts'
import { desk, formatPesos, passStatuses, formatDay, type DeskPass } from '@rumi/contract'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable, SpokenCell, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingsNav } from '../../kit/bookings-nav.tsx'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { shownPassStatus } from '../../../shared/orders/pass-status.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { PassActions } from './pass-actions.tsx'
import { PassPanel } from './pass-panel.tsx'
import { SellPass } from './sell-pass.tsx'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

export const meta = officeMeta(copy.title)

/** Passes: unpaid ones, and the remaining uses of the others. */
export default function OfficePassesPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const status = passStatuses.find((one) => one === params.get('estado'))
  const found = useCall(desk.passes, { query: { status } }, pollWhileVisible)
  const rows = found.answer?.data.passes ?? []
  const mayWrite = useCanWrite('passes')
  const [selling, setSelling] = useState(false)
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          mayWrite && (
            <Button onClick={() => setSelling(true)}>
              <Ticket className="size-5" aria-hidden="true" />
              {copy.sell}
            </Button>
          )
        }
      />
      <BookingsNav />
      <div className="no-print mb-4 flex">
        <SelectField
          label={copy.status}
          placeholder={copy.anyStatus}
          options={passStatuses.map((value) => ({ value, label: copy.statuses[value].word }))}
          value={status ?? ''}
          onChange={({ target }) => void change({ estado: target.value })}
        />
      </div>
      <Fetched fetchings={[found]}>
        <DataTable
          unreadable={unreadableWithin.table}
          caption={copy.caption}
          columns={columnsFor(mayWrite && rows.some(({ pass }) => shownPassStatus(pass) === 'requested'), {
            open: (id) => void change({ pase: id }),
            changed: found.again,
          })}
          rows={rows}
          rowKey={({ pass }) => pass.id}
          empty={<EmptyState art={<NoResults />} title={copy.emptyTitle} text={copy.emptyText} />}
        />
        {found.answer?.data.hasMore && (
          <div className="mt-4">
            <Notice>{copy.more}</Notice>
          </div>
        )}
      </Fetched>
      <SellPass
        open={selling}
        onClose={() => setSelling(false)}
        onSold={async () => {
          setSelling(false)
          await found.again()
        }}
      />
      <PassPanel
        id={params.get('pase')}
        onClose={() => void change({ pase: null })}
        onChanged={found.again}
      />
    </>
  )
}

type RowDeeds = { open: (id: string) => void; changed: () => Promise<void> }

const columnsFor = (hasActions: boolean, { open, changed }: RowDeeds): readonly Column<DeskPass>[] => [
  { key: 'owner', header: copy.owner, cell: ({ owner }) => fullName(owner) },
  {
    key: 'pass',
    header: copy.pass,
    cell: ({ pass, owner }) => (
      <button
        type="button"
        aria-label={copy.open(passKindName(pass.kind), fullName(owner))}
        onClick={() => open(pass.id)}
        className="inline-flex min-h-8 items-center text-left text-link underline underline-offset-2"
      >
        {passKindName(pass.kind)}
      </button>
    ),
  },
  {
    key: 'status',
    header: copy.status,
    oneLine: true,
    card: 'end',
    cell: ({ pass }) => <StatusChip of={copy.statuses[shownPassStatus(pass)]} />,
  },
  {
    key: 'left',
    header: copy.left,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    card: 'end',
    cell: ({ pass }) => copy.leftOf(pass.unitsLeft, pass.units),
  },
  {
    key: 'until',
    header: copy.until,
    secondary: true,
    showsHeader: true,
    cell: ({ pass: { validUntil } }) => (
      <SpokenCell>{validUntil ? formatDay(validUntil, businessToday()) : copy.noEnd}</SpokenCell>
    ),
  },
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ pass }) => formatPesos(pass.totalCentavos),
  },
  ...(hasActions
    ? [
        {
          key: 'actions',
          header: copy.actions,
          card: 'whole' as const,
          cell: (row: DeskPass) => <PassActions {...row} onChanged={changed} />,
        },
      ]
    : []),
]
