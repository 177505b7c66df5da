import { passKindName } from './pass-labels.ts'
import {
  booking,
  formatPesos,
  lastBookableDay,
  passOf,
  passPaysFor,
  quotePass,
  soldPassKinds,
  formatDay,
  type CatalogService,
  type BusinessTerms,
  type PassKind,
} from '@rumi/contract'
import { passes } from '@rumi/data-layer'
import { useId, useState, type FormEvent } from 'react'
import { Temporal } from 'temporal-polyfill'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { inCash, PaymentFields } from '../payments/payment-fields.tsx'
import { RecordPicker } from '../../kit/resource-screen/record-picker.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PriceLines } from '../../../shared/orders/price-lines.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type SellPassProps = {
  open: boolean
  /** Client, if already known. */
  owner?: { id: string; name: string }
  onClose: () => void
  onSold: () => void | Promise<void>
}

/** Sale of a pass at the counter: client, kind, start, price and payment. Valid at once. */
export function SellPass({ open, owner, onClose, onSold }: SellPassProps) {
  const formId = useId()
  const [sale, setSale] = useState<{ label: string; selling: boolean }>()
  return (
    <Dialog
      unsaved={unsavedCopy}
      open={open}
      onClose={onClose}
      title={owner ? copy.sellTo(owner.name) : copy.sell}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!sale} loading={sale?.selling ?? false}>
            {sale?.label ?? copy.sellIt}
          </Button>
        </>
      }
    >
      {open && <SaleForm id={formId} owner={owner} onSale={setSale} onSold={onSold} />}
    </Dialog>
  )
}

type SaleFormProps = Pick<SellPassProps, 'onSold'> & {
  id: string
  owner: SellPassProps['owner']
  /** Reports the label and state of the submit button. */
  onSale: (sale: { label: string; selling: boolean } | undefined) => void
}

type Faults = { ownerId?: string; kind?: string; refusal?: Refusal }

function SaleForm({ id, owner, onSale, onSold }: SaleFormProps) {
  const send = useSend()
  const business = useBusiness()
  const sold = soldPassKinds(business)
  const today = businessToday()
  const catalog = useCall(booking.catalog, {})
  const [ownerId, setOwnerId] = useState(owner?.id ?? '')
  const [kind, setKind] = useState<PassKind>()
  const [validFrom, setValidFrom] = useState(today)
  const [paid, setPaid] = useState(inCash)
  const [faults, setFaults] = useState<Faults>({})
  const priceOf = (one: PassKind) => priceIn(catalog.answer?.data.services ?? [], one, business)
  const price = kind && priceOf(kind)
  const until = kind && passOf(kind, validFrom, business).validUntil

  const choose = (next: PassKind | undefined) => {
    const total = next && priceOf(next)?.totalCentavos
    setKind(next)
    onSale(total === undefined ? undefined : { label: copy.charge(formatPesos(total)), selling: false })
  }

  const sell = async (event: FormEvent) => {
    event.preventDefault()
    if (!kind || !price) return
    if (!ownerId) return setFaults({ ownerId: copy.whose })
    setFaults({})
    const label = copy.charge(formatPesos(price.totalCentavos))
    onSale({ label, selling: true })
    const outcome = await send(passes.calls.create({ kind, ownerId, validFrom, payment: paid }))
    onSale({ label, selling: false })
    if (!outcome.ok) return setFaults({ refusal: outcome.refusal })
    showToast(copy.sold(passKindName(kind)))
    await onSold()
  }

  return (
    <Form problems={faults.refusal?.issues} id={id} onSubmit={sell} className="grid gap-4">
      {faults.refusal && <ActionableRefusal refusal={faults.refusal} />}
      {!owner && (
        <RecordPicker
          label={copy.owner}
          hint={copy.ownerHint}
          error={faults.ownerId}
          of="clients"
          value={ownerId}
          onChange={setOwnerId}
        />
      )}
      <Fetched fetchings={[catalog]}>
        <SelectField
          label={copy.pass}
          placeholder={copy.choosePass}
          value={kind ?? ''}
          options={sold.flatMap((value) => {
            const total = priceOf(value)?.totalCentavos
            return total === undefined
              ? []
              : [{ value, label: copy.kindFor(passKindName(value), formatPesos(total)) }]
          })}
          onChange={({ target }) => choose(sold.find((one) => one === target.value))}
        />
      </Fetched>
      {kind && price && (
        <>
          <DateField
            label={copy.from}
            hint={until ? copy.goodUntil(formatDay(until, today)) : copy.noEnd}
            min={today}
            max={lastBookableDay(Temporal.Now.instant(), business)}
            value={validFrom}
            onChange={({ target }) => setValidFrom(target.value || today)}
          />
          <PriceLines price={price} ivaPercent={price.ivaPercent} />
          <PaymentFields paid={paid} onChange={setPaid} />
        </>
      )}
    </Form>
  )
}

/** Current price of a pass, as the server charges it: from the first service of its type. */
function priceIn(catalog: readonly CatalogService[], kind: PassKind, terms: BusinessTerms) {
  const service = catalog.find(({ serviceType }) => serviceType === passPaysFor(kind))
  return service && quotePass(kind, service.priceCentavos ?? 0, terms, service.ivaTreatment)
}
