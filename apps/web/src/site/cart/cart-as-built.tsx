import { storageEntry } from '@rumi/data-layer/cart'
import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { WithoutScript } from '../without-script.tsx'
import { EmptyCart, WaitingCart } from './empty-cart.tsx'

/** Inline script that runs before the first paint: marks the page if the cart has items. */
const markFullCart = `try {
  const kept = localStorage.getItem(${JSON.stringify(storageEntry)})
  if (/items\\\\":\\[\\{/.test(kept)) document.currentScript.parentElement.dataset.full = ''
} catch {}`

/** Cart before hydration: empty, or a placeholder for its items. */
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
