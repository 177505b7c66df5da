import { generalPublicId, formatPesos, orderCalls, type BodyOf } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { officeOrdersCopy } from '../../../copy/office/money/orders.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { returnLines: copy } = officeOrdersCopy

type Money = BodyOf<typeof orderCalls.returnLines>['money']
const ways = ['return', 'cash', 'card', 'transfer', 'credit'] as const satisfies readonly Money[]
type Item = Order['items'][number]
type Returned = { quantity: number; restock: boolean }
type ReturnLinesProps = { order: Order; onReturned: () => Promise<void>; onClose: () => void }

const leftOf = ({ quantity, returned }: Item) => quantity - returned

/** Partial return of an order: pieces, resale, and refund method. */
export function ReturnLines({ order, onReturned, onClose }: ReturnLinesProps) {
  const name = useId()
  const sendCall = useSendCall()
  const [returned, setReturned] = useState<ReadonlyMap<number, Returned>>(new Map())
  const [money, setMoney] = useState<Money>('return')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [sending, setSending] = useState(false)

  const returnOf = ({ productId }: Item) => returned.get(productId) ?? { quantity: 0, restock: true }
  const change = (item: Item, changes: Partial<Returned>) => {
    setProblem(undefined)
    setReturned((now) => new Map(now).set(item.productId, { ...returnOf(item), ...changes }))
  }
  const offered = ways.filter((way) => way !== 'credit' || order.userId !== generalPublicId)
  const chosen = order.items.filter((item) => returnOf(item).quantity > 0)
  const total = chosen.reduce((sum, item) => sum + returnOf(item).quantity * item.unitCentavos, 0)

  async function send() {
    setRefusal(undefined)
    setProblem(undefined)
    if (chosen.length === 0) return setProblem(copy.chooseLines)
    if (reason.trim() === '') return setProblem(copy.reasonMissing)
    setSending(true)
    const lines = chosen.map((item) => ({ productId: item.productId, ...returnOf(item) }))
    const outcome = await sendCall(orderCalls.returnLines, {
      params: { id: order._id },
      body: { lines, money, reason: reason.trim() },
    })
    setSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.done(formatPesos(total)))
    onClose()
    await onReturned()
  }

  return (
    <Dialog
      open
      size="large"
      wholeOnPhone
      onClose={onClose}
      unsaved={unsavedCopy}
      title={copy.title(order.number)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button tone="danger" loading={sending} onClick={() => void send()}>
            {copy.submit(formatPesos(total))}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        {refusal && <ActionableRefusal refusal={refusal} />}
        {problem && <Notice tone="problem">{problem}</Notice>}
        <p>{copy.lead}</p>
        <ul aria-label={copy.open} className="border-t border-line">
          <Rows of={order.items.filter((item) => leftOf(item) > 0)} by={({ productId }) => String(productId)}>
            {(item) => (
              <ReturnedLine
                item={item}
                returned={returnOf(item)}
                onChange={(changes) => change(item, changes)}
              />
            )}
          </Rows>
        </ul>
        <ChoiceField
          legend={copy.how}
          name={name}
          options={offered.map((value) => ({ value, label: copy.money[value] }))}
          checkedValue={money}
          onChange={({ target }) => setMoney(ways.find((way) => way === target.value) ?? 'return')}
        />
        <TextField
          label={copy.reason}
          maxLength={200}
          error={problem === copy.reasonMissing ? problem : undefined}
          value={reason}
          onChange={({ target }) => {
            setProblem(undefined)
            setReason(target.value)
          }}
        />
      </div>
    </Dialog>
  )
}

type ReturnedLineProps = { item: Item; returned: Returned; onChange: (changes: Partial<Returned>) => void }

function ReturnedLine({ item, returned: { quantity, restock }, onChange }: ReturnedLineProps) {
  const left = leftOf(item)
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
          <p className="font-strong">{item.name}</p>
          <p className="text-ink-soft tabular">
            {copy.most(left)} · {formatPesos(item.unitCentavos)}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <IconButton
            icon={Minus}
            label={copy.oneLess(item.name)}
            disabled={quantity === 0}
            onClick={() => onChange({ quantity: quantity - 1 })}
          />
          <output aria-label={copy.quantityOf(item.name)} className="w-8 text-center tabular">
            {quantity}
          </output>
          <IconButton
            icon={Plus}
            label={copy.oneMore(item.name)}
            disabled={quantity === left}
            onClick={() => onChange({ quantity: quantity + 1 })}
          />
        </div>
      </div>
      {quantity > 0 && (
        <CheckboxField
          label={copy.restock}
          aria-label={copy.restockOf(item.name)}
          checked={restock}
          onChange={({ target }) => onChange({ restock: target.checked })}
        />
      )}
    </li>
  )
}
