import { lazy, Suspense } from 'react'
import { checkoutCopy as copy } from '../../copy/portal/checkout.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { useCart } from '../../shared/orders/browser-cart.ts'
import { cartLines, type CartLine } from '../../shared/orders/cart-lines.ts'
import { Awaited } from '../../shared/fetching/awaited.tsx'
import { paths } from '../../shared/business/paths.ts'
import { fetchProductsOnSale } from '../../shared/fetching/public-answers.ts'
import { usePublicAnswer } from '../../shared/fetching/use-public-answer.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useVisitor } from '../guest/use-visitor.ts'
import { OrderSummary } from './order-summary.tsx'

export const meta = portalMeta(copy.title)

/** Lazy: the summary renders first. */
const CheckoutForm = lazy(async () => ({ default: (await import('./checkout-form.tsx')).CheckoutForm }))
const NoResults = lazy(async () => ({
  default: (await import('../../art/scenes/empty/no-results.tsx')).NoResults,
}))

/** Checkout: delivery, payment and price; an account is requested last. */
export default function CheckoutPage() {
  const who = useVisitor()
  const cart = useCart()
  const productsQuery = usePublicAnswer(fetchProductsOnSale)
  const lines = cartLines(cart?.items ?? [], productsQuery.answer ?? [])
  if (who === 'staff')
    return (
      <EmptyState
        level={1}
        art={<Nothing />}
        title={copy.officeTitle}
        text={copy.officeText}
        action={<LinkButton to={paths.office()}>{copy.toOffice}</LinkButton>}
      />
    )
  if (!cart || !productsQuery.answer) return <Awaited fetching={productsQuery} pageTitle={copy.title} />
  if (lines.length === 0)
    return (
      <EmptyState
        level={1}
        art={<Nothing />}
        title={copy.emptyTitle}
        text={copy.emptyText}
        action={<LinkButton to={paths.shop()}>{copy.toShop}</LinkButton>}
      />
    )
  return (
    <div className="mx-auto max-w-2xl lg:max-w-5xl">
      <PageHeader title={copy.title} lead={copy.lead} back={{ to: paths.cart(), label: copy.backToCart }} />
      <Suspense fallback={<FormToCome lines={lines} />}>
        <CheckoutForm lines={lines} isGuest={who === 'guest'} onStale={productsQuery.again} />
      </Suspense>
    </div>
  )
}

const Nothing = () => (
  <Suspense>
    <NoResults />
  </Suspense>
)

const FormToCome = ({ lines }: { lines: readonly CartLine[] }) => (
  <div className={twoColumns.frame}>
    <div className={twoColumns.main}>
      <SkeletonList label={errorMessagesCopy.loading} count={2} />
    </div>
    <div className={twoColumns.side}>
      <OrderSummary lines={lines} delivery="pickup" />
    </div>
  </div>
)
