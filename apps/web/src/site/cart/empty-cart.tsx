import { paths } from '../../shared/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Still } from '../stills/still.tsx'

export function EmptyCart() {
  const { title, text, button } = cartCopy.empty
  return (
    <EmptyState
      art={<Still name="no-results" width={360} height={280} className="h-auto w-full" inView />}
      title={title}
      text={text}
      action={<LinkButton to={paths.shop()}>{button}</LinkButton>}
    />
  )
}
