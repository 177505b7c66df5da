import {
  formatGlobalPeriod,
  formatPesos,
  invoicingCalls,
  isStandingCfdi,
  type CfdiOf,
  type GlobalPeriod,
  type InvoicedRefund,
  type Invoicing,
  type saleSubjects,
} from '@rumi/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownInvoiceCopy as copy } from '../../copy/portal/payments.ts'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { OwnDeposits } from './own-deposits.tsx'
import { TakeAlong } from './take-along.tsx'
import { useInvoiceRequest } from './use-invoice-request.ts'

type OwnInvoiceProps = { of: (typeof saleSubjects)[number]; id: string }

/** Requests and downloads the invoice of a sale; renders nothing if it cannot be invoiced. */
export function OwnInvoice({ of, id }: OwnInvoiceProps) {
  const invoicingQuery = useCall(invoicingCalls.read, { params: { of, id } })
  const found = invoicingQuery.answer?.data.invoicing
  const last = found?.stamps.find(isStandingCfdi) ?? found?.stamps[0]
  if (found?.global)
    return (
      <InGlobal period={found.global} refunds={found.refunds} hasPdf={found.canStamp}>
        <OwnDeposits deposits={found.deposits} hasPdf={found.canStamp} onRequested={invoicingQuery.again} />
      </InGlobal>
    )
  if (!found) return null
  const isOffered = found.draft !== null || (last !== undefined && last.status !== 'cancelled')
  if (!isOffered && found.deposits.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base">{copy.title}</h3>
      {!isOffered ? null : last?.uuid && last.status !== 'cancelled' ? (
        <Stamped
          of={{ of, id }}
          uuid={last.uuid}
          number={last.number}
          word={last.status === 'valid' ? copy.stamped : copy.cancelling}
          hasPdf={found.canStamp && !last.sealedElsewhere}
        />
      ) : (
        <InvoiceRequest of={{ of, id }} found={found} onRequested={invoicingQuery.again} />
      )}
      <OwnDeposits deposits={found.deposits} hasPdf={found.canStamp} onRequested={invoicingQuery.again} />
      <RelatedDocuments {...documentsOf.payments} rows={found.payments} hasPdf={found.canStamp} />
      <RelatedDocuments {...documentsOf.refunds} rows={found.refunds} hasPdf={found.canStamp} />
    </section>
  )
}

/** Sale in a global invoice, with credit notes for its refunds. */
function InGlobal({
  period,
  refunds,
  hasPdf,
  children,
}: {
  children: ReactNode
  period: GlobalPeriod
  refunds: readonly InvoicedRefund[]
  hasPdf: boolean
}) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base">{copy.title}</h3>
      <p>{copy.inGlobal(formatGlobalPeriod(period))}</p>
      {children}
      <RelatedDocuments {...documentsOf.refunds} rows={refunds} hasPdf={hasPdf} />
    </section>
  )
}

type InvoiceRequestProps = {
  of: { of: OwnInvoiceProps['of']; id: string }
  found: Invoicing
  onRequested: () => Promise<void>
}

function InvoiceRequest({ of, found, onRequested }: InvoiceRequestProps) {
  const { draft, canStamp, stamps } = found
  const [last] = stamps
  const isWaiting = last?.status === 'asked'

  const { busy, refusal, requestInvoice } = useInvoiceRequest(of, onRequested)

  return (
    <>
      {refusal && <ActionableRefusal refusal={refusal} />}
      {isWaiting && (
        <>
          <div>
            <StateChip tone="soon">{copy.asked}</StateChip>
          </div>
          <p>{copy.waits}</p>
        </>
      )}
      {last?.status === 'refused' && !refusal && (
        <p>
          {copy.refused}: {last.refusal}
        </p>
      )}
      {draft?.receiver.isPublic ? (
        <>
          <p>{copy.noData}</p>
          <LinkButton tone="secondary" to={paths.profile()} className="justify-self-start">
            {copy.writeData}
          </LinkButton>
        </>
      ) : (
        draft && (
          <>
            <p className="[overflow-wrap:anywhere]">
              {copy.for(draft.receiver.name, draft.receiver.rfc)}{' '}
              <Link to={paths.profile()} className="text-link underline underline-offset-2">
                {copy.change}
              </Link>
            </p>
            {draft.paymentMethod === 'PPD' && <p className="text-sm text-ink-soft">{copy.notPaid}</p>}
            {(!isWaiting || canStamp) && (
              <Button
                tone="secondary"
                className="justify-self-start"
                loading={busy}
                onClick={() => void requestInvoice()}
              >
                {isWaiting ? copy.again : copy.request}
              </Button>
            )}
          </>
        )
      )}
    </>
  )
}

type StampedProps = { of: CfdiOf; uuid: string; number: string | null; word: string; hasPdf: boolean }

function Stamped({ of, uuid, number, word, hasPdf }: StampedProps) {
  return (
    <>
      <div>
        <StateChip tone={word === copy.stamped ? 'ok' : 'soon'}>{word}</StateChip>
      </div>
      {number && <p>{copy.number(number)}</p>}
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{copy.folio(uuid)}</p>
      <TakeAlong of={of} labels={{ ...(hasPdf && { pdf: copy.downloadPdf }), xml: copy.download }} />
    </>
  )
}

const documentsOf = {
  refunds: {
    of: 'refunds',
    title: copy.creditNotes,
    nameOf: copy.creditNoteOf,
    labels: { pdf: copy.downloadNotePdf, xml: copy.downloadNote },
  },
  payments: {
    of: 'payments',
    title: copy.complements,
    nameOf: copy.complementOf,
    labels: { pdf: copy.downloadComplementPdf, xml: copy.downloadComplement },
  },
} as const

type RelatedDocumentsProps = (typeof documentsOf)[keyof typeof documentsOf] & {
  rows: readonly InvoicedRefund[]
  hasPdf: boolean
}

/** Partial payments and refunds of an invoice, each with its document. */
function RelatedDocuments({ of, title, nameOf, labels, rows, hasPdf }: RelatedDocumentsProps) {
  if (rows.length === 0) return null
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h4 className="text-sm font-strong">{title}</h4>
      <Rows of={rows} by={({ id }) => id} within="blocks">
        {({ id, amountCentavos, stamps }) => {
          const name = nameOf(formatPesos(amountCentavos))
          const isStamped = stamps.some(({ status }) => status === 'valid' || status === 'cancelling')
          return (
            <div className="grid gap-2">
              <p>{name}</p>
              {isStamped ? (
                <TakeAlong of={{ of, id }} labels={hasPdf ? labels : { xml: labels.xml }} name={name} />
              ) : (
                <p className="text-sm text-ink-soft">{copy.creditNoteWaits}</p>
              )}
            </div>
          )
        }}
      </Rows>
    </div>
  )
}
