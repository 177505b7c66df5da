import { checkoutCopy as copy } from '../../copy/checkout.ts'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { useCart } from '../../shared/browser-cart.ts'
import { cartLines } from '../../shared/cart-lines.ts'
import { Fetched } from '../../shared/fetched.tsx'
import { paths } from '../../shared/paths.ts'
import { useEveryRecord } from '../../shared/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useWhoIsHere } from '../use-who-is-here.ts'
import { CheckoutForm } from './checkout-form.tsx'

export const meta = portalMeta(copy.title)

/** From the cart to an order: how it comes, how it is paid, what it costs; whoever has no account yet is asked for it last. */
export default function CheckoutPage() {
  const who = useWhoIsHere()
  const cart = useCart()
  const asked = useEveryRecord('products', { active: 'true' })
  const lines = cartLines(cart?.items ?? [], asked.answer ?? [])
  if (who === 'staff')
    return (
      <EmptyState
        level={1}
        art={<NoResults />}
        title={copy.officeTitle}
        text={copy.officeText}
        action={<LinkButton to={paths.office()}>{copy.toOffice}</LinkButton>}
      />
    )
  if (!cart || !asked.answer) return <Fetched fetching={asked} pageTitle={copy.title} />
  if (lines.length === 0)
    return (
      <EmptyState
        level={1}
        art={<NoResults />}
        title={copy.emptyTitle}
        text={copy.emptyText}
        action={<LinkButton to={paths.shop()}>{copy.toShop}</LinkButton>}
      />
    )
  return (
    <div className="mx-auto max-w-2xl lg:max-w-5xl">
      <PageHeader title={copy.title} lead={copy.lead} back={{ to: paths.cart(), label: copy.backToCart }} />
      <CheckoutForm lines={lines} isGuest={who === 'guest'} onStale={asked.again} />
    </div>
  )
}
