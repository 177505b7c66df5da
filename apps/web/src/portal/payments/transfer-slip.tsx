import { formatPesos, plainPesos, whatsappLink } from '@rumi/contract'
import { Copy, MessageCircle } from 'lucide-react'
import { ordersCopy as copy } from '../../copy/portal/orders.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

type TransferSlipProps = { amountCentavos: number; reference: string }

/** Data for a bank transfer, each with a copy button. */
export function TransferSlip({ amountCentavos, reference }: TransferSlipProps) {
  const { speiClabe, legalName, whatsapp } = useBusiness()
  if (!speiClabe)
    return (
      <>
        <p>{copy.transferByMessage}</p>
        <a
          href={whatsappLink(whatsapp, copy.askForTransfer(reference, formatPesos(amountCentavos)))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({
            tone: 'secondary',
            className: 'justify-self-start',
          })}
        >
          <MessageCircle className="size-5" aria-hidden="true" />
          {copy.askByMessage}
        </a>
      </>
    )
  return (
    <>
      <p>{copy.transfer}</p>
      <dl className="grid gap-2">
        <Entry label={copy.clabe} shown={speiClabe} copied={speiClabe} />
        <Entry label={copy.holder} shown={legalName} />
        <Entry label={copy.amount} shown={formatPesos(amountCentavos)} copied={plainPesos(amountCentavos)} />
        <Entry label={copy.reference} shown={reference} copied={reference} />
      </dl>
    </>
  )
}

type EntryProps = { label: string; shown: string; copied?: string }

function Entry({ label, shown, copied }: EntryProps) {
  const copyText = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copy.copied(label))
    } catch {
      showToast(copy.notCopied, 'note')
    }
  }
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex items-center justify-between gap-3 font-strong">
        <span className="min-w-0 [overflow-wrap:anywhere] tabular select-all">{shown}</span>
        {copied && <IconButton icon={Copy} label={copy.copy(label)} onClick={() => void copyText(copied)} />}
      </dd>
    </div>
  )
}
