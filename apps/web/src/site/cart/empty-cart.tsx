import { paths } from '../../app/paths.ts'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { cartCopy } from '../../copy/cart.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export function EmptyCart() {
  const { title, text, button } = cartCopy.empty
  return (
    <EmptyState
      art={<NoResults className="w-full" />}
      title={title}
      text={text}
      action={<LinkButton to={paths.shop()}>{button}</LinkButton>}
    />
  )
}
