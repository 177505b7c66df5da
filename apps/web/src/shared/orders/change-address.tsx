import { zodResolver } from '@hookform/resolvers/zod'
import { orders, type Order } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ordersCopy as copy } from '../../copy/portal/orders.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressed, type Addressed } from './ship-to-address.tsx'
import { useSend, type Refusal } from '../fetching/store.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

type ChangeAddressProps = {
  order: Order
  onDone: (isSaved: boolean) => void
  isThirdParty?: boolean
}

/** Form for the shipping address of an order. */
export function ChangeAddress({ order, onDone, isThirdParty }: ChangeAddressProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Addressed>({
    resolver: zodResolver(addressed),
    mode: 'onTouched',
    defaultValues: { shipTo: order.shipTo ?? { directions: '' } },
  })
  const save = form.handleSubmit(async ({ shipTo }) => {
    setRefusal(undefined)
    const changes = { shipTo, version: order.version }
    const outcome = await send(orders.calls.update({ id: order._id, changes }))
    if (outcome.ok) {
      showToast(copy.addressSaved)
      return onDone(true)
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })
  return (
    <HookForm control={form.control} onSubmit={save} className="grid gap-5">
      <AddressFields register={form.register} errors={form.formState.errors.shipTo} {...{ isThirdParty }} />
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting}>
          {copy.saveAddress}
        </Button>
        <Button tone="quiet" onClick={() => onDone(false)}>
          {copy.close}
        </Button>
      </div>
    </HookForm>
  )
}
