import { formatList, formatPesos, isShipping, onlineCalls } from '@rumi/contract'
import { checkoutCopy as copy } from '../../copy/checkout.ts'
import { orderWaysCopy } from '../../copy/orders.ts'
import type { CartLine } from '../../shared/cart-lines.ts'
import { paths } from '../../shared/paths.ts'
import { useCall } from '../../shared/queries.ts'
import { useHouse } from '../../shared/use-house.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sideBySide } from '../../ui/side-by-side.ts'
import { AccountWays } from '../guest/account-ways.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { AddressFields } from './address-fields.tsx'
import { ShortStock } from './short-stock.tsx'
import { useCheckout } from './use-checkout.ts'

type CheckoutFormProps = {
  lines: readonly CartLine[]
  isGuest: boolean
  /** What is known of prices and stock is of before. */
  onStale: () => Promise<void>
}

export function CheckoutForm({ lines, isGuest, onStale }: CheckoutFormProps) {
  const { shipping } = useHouse()
  const { form, price, confirm, refusal } = useCheckout(lines, onStale)
  const { register, watch, formState } = form
  const delivery = watch('delivery')
  const items = lines.map(({ product, quantity }) => ({
    productId: product.id,
    name: product.name,
    quantity,
    unitCentavos: product.priceCentavos,
  }))
  return (
    <form method="post" onSubmit={confirm} noValidate className={sideBySide.frame}>
      <div className={sideBySide.main}>
        <Card className="grid gap-5">
          {isShipping(shipping) ? (
            <ChoiceField
              legend={copy.delivery}
              options={Object.entries(orderWaysCopy.delivery).map(([value, label]) => ({ value, label }))}
              {...register('delivery')}
            />
          ) : (
            <p>
              <span className="font-strong">{copy.delivery}</span> {orderWaysCopy.delivery.pickup}.
            </p>
          )}
          {delivery === 'shipping' && (
            <>
              <p className="text-ink-soft">
                {copy.shippingDays}{' '}
                {shipping.postalCodes.length > 0 && copy.zones(formatList(shipping.postalCodes))}
              </p>
              <AddressFields register={register} errors={formState.errors.shipTo} />
            </>
          )}
        </Card>
        <Payment payment={watch('payment')} register={register('payment')} />
      </div>
      <div className={sideBySide.side}>
        <section aria-labelledby="resumen">
          <h2 id="resumen" className="mb-3 text-lg">
            {copy.summary}
          </h2>
          <OrderLines order={{ items, delivery, ...price }} />
        </section>
        <ShortStock lines={lines} />
        {refusal && <ActionableRefusal refusal={refusal} />}
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
    </form>
  )
}

type PaymentProps = {
  payment: keyof typeof orderWaysCopy.payment
  register: ReturnType<ReturnType<typeof useCheckout>['form']['register']>
}

/** The ways to pay that the house has set up, and what each one asks for. */
function Payment({ payment, register }: PaymentProps) {
  const { orderHoldHours } = useHouse()
  const known = useCall(onlineCalls.ways, {}).answer?.data.ways
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
