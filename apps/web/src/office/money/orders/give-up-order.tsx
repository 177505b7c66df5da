import { formatPesos, generalPublicId } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { officeOrdersCopy } from '../../../copy/office/money/orders.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import type { useOrderStep } from './use-order-step.ts'

const { giveUp: copy } = officeOrdersCopy
const choices = ['return', 'credit'] as const

type GiveUpOrderProps = {
  order: Order
  to: 'cancelled' | 'refunded'
  paidCentavos: number
  take: ReturnType<typeof useOrderStep>['take']
  sending: boolean
  onClose: () => void
}

/** Cancels or returns an order: whether the pieces return to stock, and what happens to the payment. */
export function GiveUpOrder({ order, to, paidCentavos, take, sending, onClose }: GiveUpOrderProps) {
  const name = useId()
  const isNobodys = order.userId === generalPublicId
  const [money, setMoney] = useState<(typeof choices)[number]>('return')
  const [piecesReturn, setPiecesReturn] = useState(true)
  const [refusal, setRefusal] = useState<Refusal>()
  const giveUp = async () => {
    setRefusal(undefined)
    const refused = await take(to, {
      ...(paidCentavos > 0 && { money }),
      ...(to === 'refunded' && { restock: piecesReturn }),
    })
    if (refused) return setRefusal(refused)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy[to](order.number)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button tone="danger" loading={sending} onClick={() => void giveUp()}>
            {copy.submit[to]}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        {refusal && <ActionableRefusal refusal={refusal} />}
        {to === 'cancelled' && <p>{copy.pieces}</p>}
        {to === 'refunded' && !isNobodys && <p>{copy.clientIsNotified}</p>}
        {to === 'refunded' && (
          <CheckboxField
            label={copy.piecesReturn}
            checked={piecesReturn}
            onChange={({ target }) => setPiecesReturn(target.checked)}
          />
        )}
        {paidCentavos > 0 && isNobodys && <p>{copy.goesBack(formatPesos(paidCentavos))}</p>}
        {paidCentavos > 0 && !isNobodys && (
          <ChoiceField
            legend={copy.what(formatPesos(paidCentavos))}
            name={name}
            options={choices.map((value) => ({ value, label: copy.money[value] }))}
            checkedValue={money}
            onChange={({ target }) => setMoney(target.value === 'credit' ? 'credit' : 'return')}
          />
        )}
      </div>
    </Dialog>
  )
}
