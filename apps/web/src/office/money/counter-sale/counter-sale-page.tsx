import { useState } from 'react'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { ChargeLines } from '../check-out/charge-lines.tsx'
import { ChargeMethods } from '../check-out/charge-methods.tsx'
import { TipFields } from '../check-out/tip-fields.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { RecordPicker } from '../../kit/resource-screen/record-picker.tsx'
import { ProductSearch } from './product-search.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { useCounterSale, type CounterSale, type Sold } from './use-counter-sale.ts'
import { centavosIn, changeOf, formatPesos } from '@rumi/contract'
import { paths } from '../../../shared/business/paths.ts'
import { takeFocus } from '../../../ui/hooks/focus/focus-first.ts'
import { WentThroughNoTill } from '../till/through-no-till.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

export const meta = officeMeta(copy.title)

/** Counter sale: products by search or scanner, with or without a client, on one ticket. */
export default function CounterSalePage() {
  const [round, setRound] = useState(1)
  return (
    <OnlyFor access="desk" area="payments" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <OneSale key={round} onAnother={() => setRound(round + 1)} />
    </OnlyFor>
  )
}

function OneSale({ onAnother }: { onAnother: () => void }) {
  const sale = useCounterSale()
  if (sale.sold) return <SoldTicket sold={sale.sold} sale={sale} onAnother={onAnother} />
  return (
    <div className="grid max-w-5xl items-start gap-8 lg:grid-cols-2">
      <ProductSearch onAdd={sale.add} />
      <div className="grid gap-6">
        <TicketLines ticket={sale.ticket} onChange={sale.change} />
        <Buyer sale={sale} />
        {sale.sums.charged > 0 ? (
          <Payment sale={sale} />
        ) : (
          sale.problem && <Notice tone="problem">{sale.problem}</Notice>
        )}
      </div>
    </div>
  )
}

function Buyer({ sale }: { sale: CounterSale }) {
  return (
    <div className="grid gap-3">
      <RecordPicker
        of="clients"
        label={copy.client}
        hint={copy.clientHint}
        value={sale.clientId}
        onChange={sale.chooseClient}
      />
      <Fetched fetchings={sale.queries}>
        {sale.dues.length > 0 && (
          <div className="grid gap-1">
            <h2 className="text-lg">{copy.dues}</h2>
            <ChargeLines lines={sale.dues} leftOut={sale.leftOut} onLeaveOut={sale.leaveOut} />
          </div>
        )}
      </Fetched>
    </div>
  )
}

function Payment({
  sale: { form, changeForm, sums, creditCentavos, problem, selling, sell, total },
}: {
  sale: CounterSale
}) {
  return (
    <section aria-labelledby="cobro" className="grid gap-4">
      <h2 id="cobro" className="text-lg">
        {copy.pay}
      </h2>
      <TipFields tip={form.tip} centavos={sums.tip} onChange={(tip) => changeForm({ tip })} />
      <ChargeMethods
        form={form}
        onChange={changeForm}
        creditCentavos={creditCentavos}
        restCentavos={sums.rest}
        cashCentavos={sums.cash}
      />
      {problem && <ProblemInSight key={problem}>{problem}</ProblemInSight>}
      <div className="flex flex-wrap items-center gap-4">
        <output className="grow text-lg font-heading tabular">
          {checkoutCopy.total}: {total}
        </output>
        <Button loading={selling} onClick={() => void sell()}>
          {copy.charge(total)}
        </Button>
      </div>
    </section>
  )
}

type SoldTicketProps = { sold: Sold; sale: CounterSale; onAnother: () => void }

const link = 'inline-flex min-h-10 items-center text-link underline underline-offset-2 max-md:min-h-12'

/** Result of a sale: amounts, change and receipt. */
function SoldTicket({ sold: { order, payments }, sale: { sums, form }, onAnother }: SoldTicketProps) {
  const [receipt] = payments
  const total = payments.reduce(
    (sum, { amountCentavos, tipCentavos }) => sum + amountCentavos + tipCentavos,
    0,
  )
  const received = sums.cash > 0 ? centavosIn(form.received) : null
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={copy.title}
      className="grid max-w-2xl justify-items-start gap-4"
    >
      <Notice tone="ok">{copy.done(formatPesos(total))}</Notice>
      <WentThroughNoTill payments={payments} />
      {received !== null && (
        <p className="text-xl font-heading tabular">
          {checkoutCopy.change(formatPesos(changeOf(received, sums.cash)))}
        </p>
      )}
      <ul className="grid">
        <li>
          <AreaLink to={paths.officeOrder(order._id)} className={link}>
            {copy.order(order.number)}
          </AreaLink>
        </li>
        {receipt && (
          <li>
            <AreaLink to={paths.officePayment(receipt.id)} className={link}>
              {checkoutCopy.receipt(formatPesos(total))}
            </AreaLink>
          </li>
        )}
      </ul>
      <Button onClick={onAnother}>{copy.another}</Button>
    </section>
  )
}
