import { priceOrder, type NewOf, type Resources } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useRevalidator } from 'react-router'
import { browserCart } from '../../shared/orders/browser-cart.ts'
import type { CartLine } from '../../shared/orders/cart-lines.ts'
import { paths } from '../../shared/business/paths.ts'
import type { Refusal, Outcome } from '../../shared/fetching/store.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { forgetDraft, storedDraft, useDraftKeeping } from '../../ui/forms/form-draft.ts'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { quietMs } from '../portal-meta.ts'
import type { CheckoutFields } from './checkout-fields.ts'
import type { Order } from '@rumi/data-layer'
import { unreachable } from '../../shared/fetching/unreachable.ts'

/** Creates an order through the store, which it loads if necessary. */
async function sendOrder(order: NewOf<Resources['orders']>): Promise<Outcome<Order>> {
  const late = await import('./create-order.ts').catch(() => undefined)
  return late ? late.createOrder(order) : { ok: false, refusal: unreachable }
}

/** Loaded after the page or on the first blur; the server validates the same. */
const loadLater = () => import('./checkout-fields.ts')
const resolver = lazyResolver<CheckoutFields>(async () => (await loadLater()).checkoutResolver)

const draft = 'checkout'
/** Refusals after which displayed prices and stock are stale. */
const staleAfter: readonly (string | null)[] = ['price-changed', 'no-stock', 'not-found', 'not-shipped']

const unwritten = {
  delivery: 'pickup',
  payment: 'counter',
  shipTo: {
    recipient: '',
    phone: '',
    street: '',
    neighbourhood: '',
    postalCode: '',
    city: '',
    directions: '',
  },
} as const satisfies CheckoutFields

/**
 * State of the checkout form with its price, stored as typed; confirming creates the order once and clears the cart.
 */
export function useCheckout(lines: readonly CartLine[], onStale: () => Promise<void>) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const business = useBusiness()
  const [refusal, setRefusal] = useState<Refusal>()
  const [storedFields] = useState(() => storedDraft<CheckoutFields>(draft))
  const form = useForm<CheckoutFields>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...unwritten, ...storedFields },
  })
  useDraftKeeping(draft, form)
  useEffect(() => {
    const timer = setTimeout(() => void loadLater().catch(() => undefined), quietMs)
    return () => clearTimeout(timer)
  }, [])
  const delivery = useWatch({ control: form.control, name: 'delivery' })
  const items = lines.map(({ product, quantity }) => ({
    quantity,
    unitCentavos: product.priceCentavos,
    ivaTreatment: product.ivaTreatment,
  }))
  const price = priceOrder({ items, delivery }, business)

  const confirm = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    const { shipTo, ...ways } = fields
    const outcome = await sendOrder({
      ...ways,
      ...(ways.delivery === 'shipping' && { shipTo }),
      items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      expectedTotalCentavos: price.totalCentavos,
    })
    if (!outcome.ok) {
      if (staleAfter.includes(outcome.refusal.code)) await Promise.all([onStale(), revalidate()])
      if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
      return
    }
    const { _id, checkoutUrl } = outcome.answer
    forgetDraft(draft)
    browserCart().clear()
    await navigate(paths.order(_id, { nuevo: '1' }), { replace: true })
    if (checkoutUrl) window.location.assign(checkoutUrl)
  })
  return { form, price, confirm, refusal }
}
