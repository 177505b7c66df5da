import { formatList, formatPesos, isShipping } from '@rumi/contract'
import type { ComponentProps } from 'react'
import { checkoutCopy as copy } from '../../copy/portal/checkout.ts'
import { orderWaysCopy } from '../../copy/portal/orders.ts'
import type { CartLine } from '../../shared/orders/cart-lines.ts'
import { paths } from '../../shared/business/paths.ts'
import { fetchWaysToPay } from '../../shared/fetching/public-answers.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import { lazyPart } from '../../shared/fetching/lazy-part.ts'
import { usePublicAnswer } from '../../shared/fetching/use-public-answer.ts'
import { BottomActionBar } from '../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { AccountWays } from '../guest/account-ways.tsx'
import { AddressFields } from '../../shared/orders/address-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { RefusalOfOrder as RefusalOfOrderPart } from './refusal-of-order.tsx'
import { useCheckout } from './use-checkout.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'
import { browserCart } from '../../shared/orders/browser-cart.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { NoticeInSight } from '../../ui/hooks/focus/notice-in-sight.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

/** Loaded on the first refusal, which is rare. */
const refusalOfOrder = lazyPart(async () => (await import('./refusal-of-order.tsx')).RefusalOfOrder)

type CheckoutFormProps = {
  lines: readonly CartLine[]
  isGuest: boolean
  /** Called when displayed prices and stock are stale. */
  onStale: () => Promise<void>
}

export function CheckoutForm({ lines, isGuest, onStale }: CheckoutFormProps) {
  const business = useBusiness()
  const { shipping } = business
  const { form, price, confirm, refusal } = useCheckout(lines, onStale)
  const { register, watch, formState } = form
  const delivery = watch('delivery')
  return (
    <HookForm control={form.control} onSubmit={confirm} className={twoColumns.frame}>
      <div className={twoColumns.main}>
        <Card className="grid gap-5">
          {isShipping(shipping) ? (
            <ChoiceField
              legend={copy.delivery}
              options={Object.entries(orderWaysCopy.delivery).map(([value, label]) => ({
                value,
                label: withFacts(label, business),
              }))}
              {...register('delivery')}
            />
          ) : (
            <p>
              <span className="font-strong">{copy.delivery}</span>{' '}
              {withFacts(orderWaysCopy.delivery.pickup, business)}.
            </p>
          )}
          {delivery === 'shipping' && (
            <>
              <p className="text-ink-soft">
                {copy.shippingDays}{' '}
                {shipping.postalCodes.length > 0 && (
                  <span>{copy.zones(formatList(shipping.postalCodes))}</span>
                )}
              </p>
              <AddressFields register={register} errors={formState.errors.shipTo} />
            </>
          )}
        </Card>
        <Payment payment={watch('payment')} register={register('payment')} />
      </div>
      <div className={twoColumns.side}>
        <OrderSummary lines={lines} delivery={delivery} />
        <ShortStock lines={lines} />
        {refusal && <Refused refusal={refusal} />}
        {isGuest ? (
          <Notice>
            <h2 className="text-lg">{copy.accountTitle}</h2>
            <p>{copy.accountText}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <AccountWays volver={paths.checkout()} />
            </div>
          </Notice>
        ) : (
          <BottomActionBar beside>
            <Button type="submit" className="min-h-14 grow" loading={formState.isSubmitting}>
              {copy.confirm(formatPesos(price.totalCentavos))}
            </Button>
          </BottomActionBar>
        )}
      </div>
    </HookForm>
  )
}

type PaymentProps = {
  payment: keyof typeof orderWaysCopy.payment
  register: ReturnType<ReturnType<typeof useCheckout>['form']['register']>
}

/** Available payment methods with their fields. */
function Payment({ payment, register }: PaymentProps) {
  const { orderHoldHours } = useBusiness()
  const known = usePublicAnswer(fetchWaysToPay).answer
  const ways = (['counter', 'spei', 'online'] as const).filter((way) => way === 'counter' || known?.[way])
  return (
    <Card className="grid gap-3">
      <ChoiceField
        legend={copy.payment}
        options={ways.map((value) => ({ value, label: orderWaysCopy.payment[value] }))}
        {...register}
      />
      <p className="text-ink-soft">
        {copy.paymentHints[payment]} {copy.heldFor(orderHoldHours[payment])}
      </p>
    </Card>
  )
}

/** Offline, the next step fails to load, but the reason is shown. */
function Refused(why: ComponentProps<typeof RefusalOfOrderPart>) {
  const { part: RefusalOfOrder } = refusalOfOrder.usePart()
  return RefusalOfOrder ? <RefusalOfOrder {...why} /> : <Notice tone="problem">{why.refusal.message}</Notice>
}

const leftOf = ({ product: { stock } }: CartLine) => stock

/** Lines above the stock, with a button to reduce them. */
function ShortStock({ lines }: { lines: readonly CartLine[] }) {
  const short = lines.filter((line) => line.quantity > leftOf(line))
  if (short.length === 0) return null
  const adjust = () => {
    for (const line of short) {
      if (leftOf(line) === 0) browserCart().remove(line.product.id)
      else browserCart().change({ productId: line.product.id, quantity: leftOf(line) })
    }
    showToast(copy.adjusted, 'note')
  }
  return (
    <NoticeInSight tone="warning">
      <p>{copy.tooMany}</p>
      <ul className="mt-1 list-disc pl-5">
        <Rows of={short} by={({ product }) => String(product.id)}>
          {(line) => <li>{copy.leftOf(line.product.name, leftOf(line))}</li>}
        </Rows>
      </ul>
      <Button tone="secondary" className="mt-3" onClick={adjust}>
        {copy.adjust}
      </Button>
    </NoticeInSight>
  )
}
