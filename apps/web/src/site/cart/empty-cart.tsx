import { publicPaths } from '../../shared/business/public-paths.ts'
import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Still } from '../stills/still.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'

/** Placeholder for the cart's items. */
export function WaitingCart() {
  const copy = useCopy('cart', cartCopy)
  return (
    <div className="max-w-3xl">
      <SkeletonList label={copy.loading} count={2} className="h-28" />
    </div>
  )
}

export function EmptyCart() {
  const copy = useCopy('cart', cartCopy)
  const { title, text, button } = copy.empty
  return (
    <EmptyState
      art={<Still name="no-results" width={360} height={280} className="h-auto w-full" inView />}
      title={title}
      text={text}
      action={<LinkButton to={publicPaths.shop()}>{button}</LinkButton>}
    />
  )
}
