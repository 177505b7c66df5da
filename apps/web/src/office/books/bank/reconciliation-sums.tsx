import { formatDay, formatPesos, type Reconciliation } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Movements and balance of both sides, and their difference. */
export function ReconciliationSums(shown: Reconciliation) {
  const { bankCentavos, booksCentavos, differenceCentavos, bankBalanceCentavos, booksBalanceCentavos } = shown
  const to = formatDay(shown.to, businessToday())
  const left = [shown.payable, shown.proposed, shown.bankOnly, shown.booksOnly]
  const isDone = shown.matched.length > 0 && left.every(({ length }) => length === 0)
  return (
    <section aria-label={copy.sums} className="grid gap-4">
      {isDone && <Notice tone="ok">{copy.allMatched}</Notice>}
      <Card>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 tabular lg:max-w-xl">
          <Figure label={copy.bank}>{formatPesos(bankCentavos)}</Figure>
          <Figure label={copy.books}>{formatPesos(booksCentavos)}</Figure>
          <Figure label={copy.difference} strong>
            {formatPesos(differenceCentavos)}
          </Figure>
          <Figure label={copy.bankBalance(to)}>
            {bankBalanceCentavos === null ? copy.unknownBalance : formatPesos(bankBalanceCentavos)}
          </Figure>
          <Figure label={copy.booksBalance(to)}>{formatPesos(booksBalanceCentavos)}</Figure>
        </dl>
      </Card>
    </section>
  )
}

type FigureProps = { label: string; strong?: boolean; children: string }

function Figure({ label, strong = false, children }: FigureProps) {
  const look = strong ? 'font-strong border-b-2 border-ink pb-2' : ''
  return (
    <>
      <dt className={`${look} ${strong ? '' : 'text-ink-soft'}`}>{label}</dt>
      <dd className={`${look} pl-6 text-right`}>{children}</dd>
    </>
  )
}
