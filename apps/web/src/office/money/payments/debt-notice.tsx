import { formatPesos, type DeskBooking } from '@rumi/contract'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

const { balance: copy } = officePaymentsCopy

/** Says what a family owes from before, with the way to its account; nothing if it owes nothing. */
export function DebtNotice({ owner, debtCentavos }: Pick<DeskBooking, 'owner' | 'debtCentavos'>) {
  if (debtCentavos === 0) return null
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-strong">{copy.debt(formatPesos(debtCentavos))}</span>
        <AreaLinkButton tone="secondary" size="small" to={paths.officeClient(owner.id)}>
          {copy.open}
        </AreaLinkButton>
      </div>
    </Notice>
  )
}
