import { formatShopPrice, ivaWithinAll, percentOfTreatment, whatsappLink } from '@rumi/contract'
import { MessageCircle, Store } from 'lucide-react'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { cartCopy } from '../../copy/site/cart.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { cartTotalCentavos, type CartLine } from '../../shared/orders/cart-lines.ts'
import { useBusiness } from '../../shared/business/use-business.ts'

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

/** Total with IVA, and the ways to order. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const copy = useCopy('cart', cartCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const { summary } = copy
  const { whatsapp, ivaPercent } = useBusiness()
  const totalCentavos = cartTotalCentavos(lines)
  const { baseCentavos, ivaCentavos, ...iva } = ivaWithinAll(
    lines.map(({ product, amountCentavos }) => ({
      centavos: amountCentavos,
      percent: percentOfTreatment(product.ivaTreatment, ivaPercent),
    })),
  )
  return (
    <section
      aria-labelledby="resumen"
      className="grid content-start gap-4 rounded-md bg-sand p-6 xl:sticky xl:top-28"
    >
      <h2 id="resumen" className="text-lg">
        {summary.title}
      </h2>
      <dl className="grid gap-y-1.5 tabular" aria-live="polite">
        <Sum label={summary.subtotal} centavos={baseCentavos} />
        <Sum label={summary.iva(iva.ivaPercent)} centavos={ivaCentavos} />
        <Sum
          label={summary.total}
          centavos={totalCentavos}
          className="mt-2 border-t-2 border-ink pt-3 text-lg font-heading"
        />
      </dl>
      <p className="flex gap-3">
        <Store className="mt-0.5 size-6 shrink-0 text-teal" aria-hidden="true" />
        {summary.howToPay}
      </p>
      <LinkButton to={publicPaths.checkout()} prefetch="intent" className="min-h-14">
        {summary.checkout}
      </LinkButton>
      <a
        href={whatsappLink(whatsapp, orderMessage(lines, copy.message))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ tone: 'secondary' })}
      >
        <MessageCircle className="size-6" aria-hidden="true" />
        {summary.order}
        <span className="sr-only">{chrome.footer.newTab}</span>
      </a>
      <LinkButton to={publicPaths.shop()} tone="quiet">
        {summary.keepShopping}
      </LinkButton>
    </section>
  )
}

type SumProps = { label: string; centavos: number; className?: string }

const Sum = ({ label, centavos, className = '' }: SumProps) => (
  <div className={`flex flex-wrap gap-x-4 ${className}`}>
    <dt className="flex-[1_1_min(6rem,100%)]">{label}</dt>
    <dd className="ml-auto">{formatShopPrice(centavos)}</dd>
  </div>
)
