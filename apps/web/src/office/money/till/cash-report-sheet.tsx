import { formatMoment, formatPesos, type CashReport } from '@rumi/contract'
import { useId, type ReactNode } from 'react'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { tillCopy } from '../../../copy/office/money/till.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import '../../../shared/payments/receipt/receipt-sheet.css'
import { AmountLine } from '../../kit/record-page-parts.tsx'

const { report: copy } = tillCopy

/** Float, cash per person, movements, count and difference, beside the other methods. */
export function CashReportSheet({ report }: { report: CashReport }) {
  const { cashDay, openedByName, closedByName } = report
  const business = useBusiness()
  const { till, openedAt, closedAt } = cashDay
  return (
    <div className="receipt grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 rounded-sm border border-line p-5 md:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-lg font-heading">{business.name}</p>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{till}</p>
      </div>
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name={copy.openedBy}>{[openedByName, formatMoment(openedAt, businessToday())].join(', ')}</Fact>
        {closedAt && (
          <Fact name={copy.closedBy}>
            {[closedByName, formatMoment(closedAt, businessToday())].join(', ')}
          </Fact>
        )}
      </dl>
      {cashDay.status === 'open' && <Notice>{copy.stillOpen}</Notice>}
      <Cash report={report} />
      {cashDay.counts && <Count counts={cashDay.counts} />}
      <Section title={copy.others}>
        {report.otherMethods.length === 0 ? (
          <p className="text-ink-soft">{copy.noOthers}</p>
        ) : (
          <dl className="grid gap-1 tabular">
            {report.otherMethods.map(({ method, receivedCentavos, returnedCentavos }) => (
              <AmountLine
                key={method}
                name={paymentsCopy.methods[method]}
                centavos={receivedCentavos - returnedCentavos}
              />
            ))}
          </dl>
        )}
      </Section>
      <div className="hidden grid-cols-2 gap-8 pt-14 text-sm print:grid">
        <p className="border-t border-ink pt-1">{copy.signature}</p>
        <p className="border-t border-ink pt-1">{copy.signatureTaken}</p>
      </div>
    </div>
  )
}

/** Sum from the float to the difference. */
function Cash({ report: { cashDay, movements, byPerson } }: { report: CashReport }) {
  const { floatCentavos, expectedCentavos, countedCentavos, differenceCentavos, differenceReason } = cashDay
  return (
    <Section title={copy.cash}>
      <dl className="grid gap-1 tabular">
        <AmountLine name={copy.float} centavos={floatCentavos} />
        {byPerson
          ?.flatMap(({ personId, name, receivedCentavos, returnedCentavos }) => [
            { key: `${personId} in`, name: copy.received(name), centavos: receivedCentavos },
            { key: `${personId} out`, name: copy.returned(name), centavos: -returnedCentavos },
          ])
          .filter(({ centavos }) => centavos !== 0)
          .map(({ key, ...line }) => (
            <AmountLine key={key} {...line} />
          ))}
        <Rows of={movements} by={({ id }) => id} within="facts">
          {({ kind, amountCentavos, reason, byName }) => (
            <AmountLine
              name={[copy.moved[kind], reason, byName].filter(Boolean).join(' · ')}
              centavos={kind === 'in' ? amountCentavos : -amountCentavos}
            />
          )}
        </Rows>
        <AmountLine name={tillCopy.expected} centavos={expectedCentavos} strong />
        <AmountLine name={tillCopy.counted} centavos={countedCentavos} strong />
        <AmountLine name={tillCopy.difference} centavos={differenceCentavos} strong />
      </dl>
      {differenceReason && (
        <p className="[overflow-wrap:anywhere]">
          <span className="text-ink-soft">{copy.reason}:</span> {differenceReason}
        </p>
      )}
    </Section>
  )
}

function Count({ counts }: { counts: NonNullable<CashReport['cashDay']['counts']> }) {
  const found = counts
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => other.denominationCentavos - one.denominationCentavos)
  return (
    <Section title={copy.count}>
      <dl className="grid gap-x-8 gap-y-1 tabular sm:grid-cols-2 print:grid-cols-2">
        {found.map(({ denominationCentavos, pieces }) => (
          <AmountLine
            key={denominationCentavos}
            name={copy.pieces(pieces, formatPesos(denominationCentavos))}
            centavos={pieces * denominationCentavos}
          />
        ))}
      </dl>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="border-b-2 border-ink pb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="font-strong text-ink-soft">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
