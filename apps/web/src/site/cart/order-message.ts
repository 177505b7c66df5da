import { formatShopPrice } from '@rumi/contract'
import { cartCopy } from '../../copy/cart.ts'
import { cartTotalCentavos, type CartLine } from './cart-lines.ts'

/** The order as one would write it to the house. */
export function orderMessage(lines: readonly CartLine[]) {
  const { opening, line, total, closing } = cartCopy.message
  const wanted = lines.map(({ product, quantity, amountCentavos }) =>
    line({ quantity, name: product.name, price: formatShopPrice(amountCentavos) }),
  )
  return [opening, ...wanted, total(formatShopPrice(cartTotalCentavos(lines))), closing].join('\n')
}
