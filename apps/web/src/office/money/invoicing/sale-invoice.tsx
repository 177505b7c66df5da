import {
  formatMoment,
  formatPesos,
  invoicingCalls,
  type CfdiOf,
  type InvoiceDraft,
  type InvoicedRefund,
  type Invoicing,
  type InvoicedPayment,
  type DepositInvoice,
} from '@rumi/contract'
import type { ComponentType, ReactNode } from 'react'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { CfdiActions } from './cfdi-actions.tsx'
import { InvoiceDraftFacts } from './invoice-draft-facts.tsx'

type SaleInvoiceProps = {
  of: CfdiOf
  /** Name of the sale: 'pedido 7'. */
  name: string
  /** Component that renders the section's heading. */
  section?: ComponentType<{ title: string; children: ReactNode }>
  /** Renders nothing if there is no invoice and none is possible. */
  quiet?: boolean
}

/** Invoice of a sale for cashiers and bookkeepers: content, XML, stamp, its deposits, and credit notes of refunds. */
export function SaleInvoice(props: SaleInvoiceProps) {
  const mayInvoice = usePermission({
    access: invoicingCalls.stamp.access,
    area: 'payments',
    toChange: true,
  })
  return mayInvoice ? <Found {...props} /> : null
}

function Found({ of, name, section: Section = RecordSection, quiet = false }: SaleInvoiceProps) {
  const invoicingQuery = useCall(invoicingCalls.read, { params: of })
  const found = invoicingQuery.answer?.data.invoicing
  if (quiet && !(found && hasSomething(found))) return null
  const isInvoiced = found !== undefined && isStamped(found)
  return (
    <Section title={copy.title}>
      <Fetched fetchings={[invoicingQuery]}>
        {found && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {found.obstacle && !isInvoiced && <p className="text-ink-soft">{found.obstacle}</p>}
            {found.global && <SeeGlobal id={found.global.id} />}
            {found.draft && !isInvoiced && <InvoiceDraftFacts draft={found.draft} />}
            {found.draft && !found.canStamp && <p className="text-ink-soft">{copy.notSetUp}</p>}
            {found.isOutdated && (
              <Notice tone="warning">{found.global ? copy.outdatedInGlobal : copy.outdated}</Notice>
            )}
            <CfdiActions
              of={of}
              name={name}
              found={found}
              canStamp={found.canStamp}
              onChanged={invoicingQuery.again}
            />
            {found.deposits.length > 0 && (
              <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <h3 className="text-base">{copy.deposits}</h3>
                <p className="text-ink-soft">{copy.depositsLead}</p>
                <Rows of={found.deposits} by={({ id }) => id} within="blocks">
                  {(deposit) => (
                    <Deposit deposit={deposit} canStamp={found.canStamp} onChanged={invoicingQuery.again} />
                  )}
                </Rows>
              </section>
            )}
            {found.payments.length > 0 && (
              <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <h3 className="text-base">{copy.complements}</h3>
                <p className="text-ink-soft">{copy.complementsLead}</p>
                <Rows of={found.payments} by={({ id }) => id} within="blocks">
                  {(payment) => (
                    <Complement
                      payment={payment}
                      canStamp={found.canStamp}
                      onChanged={invoicingQuery.again}
                    />
                  )}
                </Rows>
              </section>
            )}
            {found.refunds.length > 0 && (
              <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <h3 className="text-base">{copy.creditNotes}</h3>
                <Rows of={found.refunds} by={({ id }) => id} within="blocks">
                  {(refund) => (
                    <CreditNote refund={refund} canStamp={found.canStamp} onChanged={invoicingQuery.again} />
                  )}
                </Rows>
              </section>
            )}
          </div>
        )}
      </Fetched>
    </Section>
  )
}

/** True while a document stands, also until its cancellation is accepted. */
const isStamped = ({ stamps }: Pick<Invoicing, 'stamps'>) =>
  stamps.some(({ status }) => status === 'valid' || status === 'cancelling')

const hasSomething = ({ draft, global, stamps, deposits }: Invoicing) =>
  draft !== null || global !== null || stamps.length > 0 || deposits.length > 0

/** Link to the global invoice of the sale, for bookkeepers. */
function SeeGlobal({ id }: { id: string }) {
  const maySee = usePermission({ access: invoicingCalls.list.access, area: 'payments', toChange: false })
  return (
    maySee && (
      <LinkButton
        tone="secondary"
        to={paths.officeGlobalInvoice(id)}
        className="justify-self-start print:hidden"
      >
        {copy.seeGlobal}
      </LinkButton>
    )
  )
}

/** Amount, form and moment of a payment or refund, in one line. */
const MoneyMoved = ({
  of: { amountCentavos, method, at },
}: {
  of: Pick<InvoicedRefund, 'amountCentavos' | 'method' | 'at'>
}) => (
  <p className="first-letter:uppercase">
    {[
      formatPesos(amountCentavos),
      paymentsCopy.methods[method].toLowerCase(),
      formatMoment(at, businessToday()),
    ].join(', ')}
  </p>
)

type CreditNoteProps = { refund: InvoicedRefund; canStamp: boolean; onChanged: () => Promise<void> }

/** Refund of an invoiced sale with its credit note. */
function CreditNote({ refund, canStamp, onChanged }: CreditNoteProps) {
  const { id, amountCentavos, draft, obstacle } = refund
  const text = draft ? otherAmount(draft, amountCentavos) : obstacle
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MoneyMoved of={refund} />
      {text && !isStamped(refund) && <p className="text-ink-soft">{text}</p>}
      <CfdiActions
        of={{ of: 'refunds', id }}
        name={copy.refundOf(formatPesos(amountCentavos))}
        found={refund}
        canStamp={canStamp}
        onChanged={onChanged}
      />
    </div>
  )
}

/** Says why a credit note is of another amount than its refund; null where it is not. */
function otherAmount({ totalCentavos, retention }: InvoiceDraft, refundCentavos: number) {
  const isrCentavos = retention?.centavos ?? 0
  const againCentavos = refundCentavos - totalCentavos - isrCentavos
  const note = formatPesos(totalCentavos)
  if (againCentavos > 0) return copy.creditNotePart(note, formatPesos(againCentavos))
  return totalCentavos < refundCentavos ? copy.creditNoteWithIsr(note, formatPesos(isrCentavos)) : null
}

type ComplementProps = { payment: InvoicedPayment; canStamp: boolean; onChanged: () => Promise<void> }

/** Payment of a PPD invoice with its complement. */
function Complement({ payment, canStamp, onChanged }: ComplementProps) {
  const { id, amountCentavos, returnedCentavos, draft, obstacle } = payment
  const isLive = isStamped(payment)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MoneyMoved of={payment} />
      {!isLive && draft?.part && (
        <p className="text-ink-soft">
          {copy.part(
            draft.part.installment,
            formatPesos(draft.totalCentavos),
            formatPesos(draft.part.afterCentavos),
          )}
        </p>
      )}
      {!isLive && obstacle && <p className="text-ink-soft">{obstacle}</p>}
      {returnedCentavos > 0 && (
        <Notice tone="warning">{copy.complementOutdated(formatPesos(returnedCentavos))}</Notice>
      )}
      <CfdiActions
        of={{ of: 'payments', id }}
        name={copy.paymentOf(formatPesos(amountCentavos))}
        found={payment}
        canStamp={canStamp}
        onChanged={onChanged}
      />
    </div>
  )
}

type DepositProps = { deposit: DepositInvoice; canStamp: boolean; onChanged: () => Promise<void> }

/** Payment before the service with its invoice, and the egreso that applies it. */
function Deposit({ deposit, canStamp, onChanged }: DepositProps) {
  const { id, amountCentavos, depositCentavos, draft, obstacle, application } = deposit
  const isLive = isStamped(deposit)
  const name = copy.depositOf(formatPesos(amountCentavos))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MoneyMoved of={deposit} />
      {depositCentavos !== amountCentavos && (
        <p className="text-ink-soft">{copy.depositLeft(formatPesos(depositCentavos))}</p>
      )}
      {!isLive && draft?.retention && <InvoiceDraftFacts draft={draft} note={copy.depositRetentionNote} />}
      {!isLive && obstacle && <p className="text-ink-soft">{obstacle}</p>}
      <CfdiActions
        of={{ of: 'deposits', id }}
        name={name}
        found={deposit}
        canStamp={canStamp}
        onChanged={onChanged}
      />
      {application && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h4 className="text-sm font-strong">{copy.application}</h4>
          {!application.draft && application.obstacle && !isStamped(application) && (
            <p className="text-ink-soft">{application.obstacle}</p>
          )}
          <CfdiActions
            of={{ of: 'applications', id }}
            name={copy.applicationOf(formatPesos(depositCentavos))}
            found={application}
            canStamp={canStamp}
            onChanged={onChanged}
          />
        </section>
      )}
    </div>
  )
}
