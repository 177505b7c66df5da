import { formatShopPrice } from '@rumi/contract'
import type { cartCopy } from '../../copy/site/cart.ts'
import { cartTotalCentavos, type CartLine } from '../../shared/orders/cart-lines.ts'

/** Order as a message to the business. */
export function orderMessage(
  lines: readonly CartLine[],
  { opening, line, total, closing }: typeof cartCopy.message,
) {
  const wanted = lines.map(({ product, quantity, amountCentavos }) =>
    line({ quantity, name: product.name, price: formatShopPrice(amountCentavos) }),
  )
  return [opening, ...wanted, total(formatShopPrice(cartTotalCentavos(lines))), closing].join('\n')
}
