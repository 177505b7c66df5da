import { formatPesos, type CfdiOf, type DepositInvoice, type InvoiceStamp } from '@rumi/contract'
import { ownInvoiceCopy as copy } from '../../copy/portal/payments.ts'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TakeAlong } from './take-along.tsx'
import { useInvoiceRequest } from './use-invoice-request.ts'

type OwnDepositsProps = {
  deposits: readonly DepositInvoice[]
  hasPdf: boolean
  onRequested: () => Promise<void>
}

/** Payments before the service, each with its invoice and the egreso that applies it. */
export function OwnDeposits({ deposits, hasPdf, onRequested }: OwnDepositsProps) {
  if (deposits.length === 0) return null
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h4 className="text-sm font-strong">{copy.deposits}</h4>
      <Rows of={deposits} by={({ id }) => id} within="blocks">
        {(deposit) => <OwnDeposit deposit={deposit} hasPdf={hasPdf} onRequested={onRequested} />}
      </Rows>
    </div>
  )
}

const isStamped = ({ status }: InvoiceStamp) => status === 'valid' || status === 'cancelling'

type OwnDepositProps = Omit<OwnDepositsProps, 'deposits'> & { deposit: DepositInvoice }

function OwnDeposit({ deposit, hasPdf, onRequested }: OwnDepositProps) {
  const { id, amountCentavos, draft, obstacle, stamps, application } = deposit
  const of = { of: 'deposits', id } as const
  const pesos = formatPesos(amountCentavos)
  const name = copy.depositOf(pesos)
  const isWaiting = stamps[0]?.status === 'asked'

  const { busy, refusal, requestInvoice } = useInvoiceRequest(of, onRequested)

  return (
    <div className="grid gap-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <p>{name}</p>
      {draft?.retention && (
        <p className="text-sm text-ink-soft">
          {copy.depositRetention(
            formatPesos(draft.retention.centavos),
            formatPesos(draft.totalCentavos + draft.retention.centavos),
          )}
        </p>
      )}
      {stamps.some(isStamped) ? (
        <Files of={of} name={name} hasPdf={hasPdf} pdf={copy.downloadDepositPdf} xml={copy.downloadDeposit} />
      ) : draft && !(isWaiting && !hasPdf) ? (
        <Button
          tone="secondary"
          className="justify-self-start"
          aria-label={`${copy.requestDeposit}: ${name}`}
          loading={busy}
          onClick={() => void requestInvoice()}
        >
          {isWaiting ? copy.again : copy.requestDeposit}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{isWaiting ? copy.waits : obstacle}</p>
      )}
      {application?.stamps.some(isStamped) && (
        <Files
          of={{ of: 'applications', id }}
          name={copy.applicationOf(pesos)}
          hasPdf={hasPdf}
          pdf={copy.downloadApplicationPdf}
          xml={copy.downloadApplication}
        />
      )}
    </div>
  )
}

type FilesProps = { of: CfdiOf; name: string; hasPdf: boolean; pdf: string; xml: string }

const Files = ({ of, name, hasPdf, pdf, xml }: FilesProps) => (
  <TakeAlong of={of} name={name} labels={{ ...(hasPdf && { pdf }), xml }} />
)
