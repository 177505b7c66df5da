import {
  chargeCalls,
  formatMoment,
  formatPesos,
  ledgerMethods,
  paymentKinds,
  type MethodTotal,
  type QueryOf,
} from '@rumi/contract'
import { useNavigate, useSearchParams } from 'react-router'
import { officePaymentsCopy as copy } from '../../../copy/office/money/payments.ts'
import { receiptCopy } from '../../../copy/shared/receipt.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { nameOfRow } from '../../../shared/payments/name-of-row.ts'
import { useRecords, useCall } from '../../../shared/fetching/queries.ts'
import type { Column } from '../../../ui/controls/data-table.tsx'
import { fieldsInRow } from '../../../ui/layout/two-columns.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { ExportBooks } from '../../kit/export-books.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { DayRangeFields } from '../../kit/periods/day-range-fields.tsx'
import { EarlierPeriod } from '../../kit/periods/earlier-period.tsx'
import { useOpenPeriod } from '../../kit/periods/use-open-period.ts'
import { PagedTable } from '../../kit/paged-table.tsx'
import { useSearchWords } from '../../kit/records/use-search-words.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { buyerName, type Client } from '../../kit/records/use-directory.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { movedCentavos, type Payment } from './payment-facts.ts'
import { loadPayments } from '../loaders.ts'
import { paymentDaysIn, paymentsIn, paymentsQuery, usualPeriod } from './payments-in-address.ts'
import { ToReturn } from './to-return.tsx'

export const clientLoader = loadPayments
export const meta = officeMeta(copy.title)

/** Ledger, newest first: filters by day, kind, method and words, with totals per method; a row opens its receipt. */
export default function PaymentsPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const navigate = useNavigate()
  const { search, settledSearch, searchFor } = useSearchWords()
  const opened = useOpenPeriod({
    lastDay: chargeCalls.lastDay,
    input: {},
    chosen: paymentDaysIn(params),
    usual: usualPeriod(),
  })
  const shown = paymentsIn(params, settledSearch, opened.period)
  const { records, hasMore, loadMore, ...fetching } = useRecords('payments', paymentsQuery(shown), {
    keepsLast: true,
  })
  const clientOf = useRecordsBy(
    'clients',
    'ids',
    records.flatMap(({ clientId }) => clientId ?? []),
  )
  const maySeeBooks = usePermission({ access: 'books' })

  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={maySeeBooks && <ExportBooks report="payments" query={{ from: shown.from, to: shown.to }} />}
      />
      <ToReturn />
      <div className={`no-print mb-6 ${fieldsInRow} md:grid-cols-4 xl:flex xl:flex-wrap`}>
        <DayRangeFields labels={copy} from={shown.from} to={shown.to} />
        <SelectField
          label={copy.kind}
          placeholder={copy.anyKind}
          options={paymentKinds.map((value) => ({ value, label: paymentsCopy.kinds[value] }))}
          value={shown.kind ?? ''}
          onChange={({ target }) => void change({ tipo: target.value })}
        />
        <div className="max-sm:col-span-full">
          <SelectField
            label={copy.method}
            placeholder={copy.anyMethod}
            options={ledgerMethods.map((value) => ({ value, label: paymentsCopy.methods[value] }))}
            value={shown.method ?? ''}
            onChange={({ target }) => void change({ forma: target.value })}
          />
        </div>
        <div className="col-span-full xl:min-w-64 xl:grow">
          <SearchBox label={copy.search} value={search} onChange={searchFor} />
        </div>
      </div>
      <EarlierPeriod opened={opened} />
      <PaymentTotals shown={shown} />
      <Fetched fetchings={[fetching, ...opened.fetchings]}>
        <PagedTable
          caption={copy.caption}
          columns={columnsFor((id) => clientOf.get(id)?.[0])}
          rows={records}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void navigate(paths.officePayment(id))}
          emptyTitle={copy.emptyTitle}
          emptyText={copy.emptyText}
          hasMore={hasMore}
          loadMore={loadMore}
        />
      </Fetched>
    </>
  )
}

const wordOf = ({ target }: Payment) =>
  copy.targets[target ? (Object.keys(target)[0] as keyof typeof copy.targets) : 'none']

const columnsFor = (clientOf: (id: string) => Client | undefined): readonly Column<Payment>[] => [
  { key: 'when', header: copy.when, oneLine: true, cell: (payment) => <PaymentWhen of={payment} /> },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: (payment) => formatPesos(movedCentavos(payment)),
  },
  {
    key: 'client',
    header: copy.client,
    cell: ({ clientId }) => (clientId ? buyerName(clientId, clientOf(clientId)) : receiptCopy.nobody),
  },
  {
    key: 'method',
    header: copy.method,
    cell: (payment) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {nameOfRow(payment)}
        {payment.status !== 'settled' && <StatusChip of={receiptCopy.statuses[payment.status]} />}
      </span>
    ),
  },
  { key: 'for', header: copy.forWhat, card: 'end', cell: wordOf },
  { key: 'reference', header: receiptCopy.reference, secondary: true, cell: ({ reference }) => reference },
]

/** Time when the money of a row moved, or of its entry while it has not. */
const PaymentWhen = ({ of: { receivedAt, createdAt } }: { of: Payment }) => (
  <span className="inline-block first-letter:uppercase">
    {formatMoment(receivedAt ?? createdAt, businessToday())}
  </span>
)

type PaymentTotalsProps = { shown: QueryOf<typeof chargeCalls.totals> }

/** Received and refunded totals per method over all filtered rows, not only the loaded ones. */
function PaymentTotals({ shown }: PaymentTotalsProps) {
  const { lastAnswer } = useCall(chargeCalls.totals, { query: shown })
  const totals = lastAnswer?.data.totals ?? []
  if (totals.length === 0) return null
  return (
    <section aria-label={copy.sums} className="mb-6">
      <ul className="grid max-w-4xl border-t-2 border-ink tabular">
        {totals.map((total) => (
          <MethodSum key={total.method} total={total} />
        ))}
      </ul>
    </section>
  )
}

function MethodSum({ total }: { total: MethodTotal }) {
  const { method, rows, receivedCentavos, returnedCentavos } = total
  const isCredit = method === 'credit'
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2">
      <span className="font-strong">{paymentsCopy.methods[method]}</span>
      <span className="ml-auto font-heading whitespace-nowrap">
        {isCredit
          ? copy.creditUsed(formatPesos(receivedCentavos))
          : formatPesos(receivedCentavos - returnedCentavos)}
      </span>
      <span className="basis-full text-sm text-ink-soft">
        {[copy.rows(rows), ...detailsOf(total)].join(' · ')}
      </span>
    </li>
  )
}

/** Parts of a total beyond the sum itself; credit is no money movement. */
function detailsOf({ method, receivedCentavos, returnedCentavos, tipCentavos }: MethodTotal) {
  const received = formatPesos(receivedCentavos)
  const returned = formatPesos(returnedCentavos)
  const moved =
    method === 'credit' ? [copy.creditKept(returned)] : [copy.received(received), copy.returned(returned)]
  return [
    ...(returnedCentavos > 0 ? moved : []),
    ...(tipCentavos > 0 ? [copy.tips(formatPesos(tipCentavos))] : []),
  ]
}
