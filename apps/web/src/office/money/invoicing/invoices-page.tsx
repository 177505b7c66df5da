import {
  cfdiStatuses,
  formatMoment,
  formatPesos,
  invoicingCalls,
  isDay,
  type ListedCfdi,
  type MissingDocuments,
} from '@rumi/contract'
import { useNavigate, useSearchParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable, LeadingCell, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StateChip, StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { IssueGlobal } from './issue-global.tsx'

const { list: copy, statuses } = officeInvoicingCopy

export const meta = officeMeta(copy.title)

/** Query value, in place of a state, for invoices with open work. */
const unsettled = 'por-atender'

/** All requested invoices and credit notes, by state or open work; a row opens its sale. */
export default function InvoicesPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const navigate = useNavigate()
  const mayIssue = usePermission({
    access: invoicingCalls.issueGlobal.access,
    area: 'payments',
    toChange: true,
  })
  const status = cfdiStatuses.find((one) => one === params.get('estado'))
  const globalDay = params.get('global')
  const isUnsettled = params.get('estado') === unsettled
  const invoicesQuery = useCall(invoicingCalls.list, {
    query: { ...(status && { status }), ...(isUnsettled && { unsettled: 'true' as const }) },
  })
  const shown = invoicesQuery.lastAnswer?.data
  const emptyTitle = status ? copy.emptyTitle : copy.noneTitle
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          mayIssue && (
            <Button onClick={() => void change({ global: businessToday() })}>
              {officeInvoicingCopy.global.open}
            </Button>
          )
        }
      />
      {mayIssue && globalDay !== null && isDay(globalDay) && (
        <IssueGlobal proposedDay={globalDay} onClose={() => void change({ global: null })} />
      )}
      <div className="no-print mb-6 max-w-72">
        <SelectField
          label={copy.show}
          placeholder={copy.showAll}
          options={[
            { value: unsettled, label: copy.unsettled },
            ...cfdiStatuses.map((value) => ({ value, label: statuses[value].word })),
          ]}
          value={isUnsettled ? unsettled : (status ?? '')}
          onChange={({ target }) => void change({ estado: target.value })}
        />
      </div>
      <Fetched fetchings={[invoicesQuery]}>
        {shown && (
          <>
            <DataTable
              unreadable={unreadableWithin.table}
              caption={copy.caption}
              columns={columns}
              rows={shown.cfdis}
              rowKey={({ id }) => id}
              onOpen={(row) => void navigate(whereItIs(row))}
              empty={
                <EmptyState
                  art={<NoResults />}
                  title={isUnsettled ? copy.allSettledTitle : emptyTitle}
                  text={isUnsettled ? copy.allSettledText : copy.emptyText}
                />
              }
            />
            {shown.hasMore && (
              <div className="mt-4">
                <Notice>{copy.more}</Notice>
              </div>
            )}
          </>
        )}
      </Fetched>
    </>
  )
}

function whereItIs({ of, subjectId }: ListedCfdi) {
  switch (of) {
    case 'orders':
      return paths.officeOrder(subjectId)
    case 'bookings':
      return paths.officeBooking(subjectId)
    case 'passes':
      return paths.officePass(subjectId)
    case 'refunds':
    case 'payments':
    case 'deposits':
    case 'applications':
      return paths.officePayment(subjectId)
    case 'globals':
      return paths.officeGlobalInvoice(subjectId)
  }
}

/** Open work in words. */
const missingIn = ({ isOutdated, creditNotes, complements, applications }: MissingDocuments) => [
  ...(isOutdated ? [copy.missing.isOutdated] : []),
  ...(creditNotes > 0 ? [copy.missing.creditNotes(creditNotes)] : []),
  ...(complements > 0 ? [copy.missing.complements(complements)] : []),
  ...(applications > 0 ? [copy.missing.applications(applications)] : []),
]

const columns: readonly Column<ListedCfdi>[] = [
  { key: 'concept', header: copy.concept, cell: ({ concept }) => concept },
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ totalCentavos }) => formatPesos(totalCentavos),
  },
  {
    key: 'document',
    header: copy.document,
    cell: ({ of, number }) => (
      <>
        {copy.documents[of]} {number && <span className="whitespace-nowrap">{number}</span>}
      </>
    ),
  },
  { key: 'client', header: copy.client, cell: ({ clientName }) => clientName },
  {
    key: 'when',
    header: copy.when,
    secondary: true,
    cell: ({ stampedAt, createdAt }) => (
      <LeadingCell>{formatMoment(stampedAt ?? createdAt, businessToday())}</LeadingCell>
    ),
  },
  {
    key: 'state',
    header: copy.state,
    cell: ({ status, missing }) => (
      <span className="flex flex-wrap gap-1">
        <StatusChip of={statuses[status]} />
        {missing &&
          missingIn(missing).map((word) => (
            <StateChip key={word} tone="soon">
              {word}
            </StateChip>
          ))}
      </span>
    ),
  },
]
