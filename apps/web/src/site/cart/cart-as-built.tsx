import { storageEntry } from '@rumi/data-layer/cart'
import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/house/use-copy.ts'
import { WithoutScript } from '../without-script.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { WaitingCart } from './waiting-cart.tsx'

/** Runs where it stands, before the first paint: marks the page when something lies in the cart. */
const markFullCart = `try {
  const kept = localStorage.getItem(${JSON.stringify(storageEntry)})
  if (/items\\\\":\\[\\{/.test(kept)) document.currentScript.parentElement.dataset.full = ''
} catch {}`

/** The cart before the page's script is here: the empty one at once, or the place of what is in it. */
export function CartAsBuilt() {
  const copy = useCopy('cart', cartCopy)
  return (
    <div className="group" suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: markFullCart }} />
      <div className="hidden group-data-full:block">
        <WaitingCart />
      </div>
      <div className="group-data-full:hidden [@media(scripting:none)]:hidden">
        <EmptyCart />
      </div>
      <WithoutScript text={copy.withoutScript} />
    </div>
  )
}
