import { formatPesos, formatDays, type RecordOf, type Resources } from '@rumi/contract'
import { officeMessagesCopy } from '../../../copy/office/people/messages.ts'
import { lineKey } from '../../../shared/fetching/line-key.ts'
import { businessToday } from '../../../shared/business/business-today.ts'

export type Message = RecordOf<Resources['messages']>

/** Dates, number of dogs, and the price that the page quoted. */
export function QuoteFacts({ message: { start, end, dogs, lines } }: { message: Message }) {
  const totalCentavos = lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  const facts = [
    officeMessagesCopy.dogs(dogs),
    start && `${officeMessagesCopy.from} ${formatWhen(start)}`,
    end && `${officeMessagesCopy.to} ${formatWhen(end)}`,
  ]
  return (
    <>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {lines.length > 0 && (
        <dl
          aria-label={officeMessagesCopy.estimate}
          className="grid max-w-lg grid-cols-[1fr_auto] gap-x-6 border-l-2 border-line pl-3 tabular"
        >
          {lines.map((line, index) => (
            <div key={lineKey(line, index)} className="col-span-2 grid grid-cols-subgrid">
              <dt>{line.label}</dt>
              <dd className="text-right">{formatPesos(line.amountCentavos)}</dd>
            </div>
          ))}
          <div className="col-span-2 grid grid-cols-subgrid font-strong">
            <dt>{officeMessagesCopy.total}</dt>
            <dd className="text-right">{formatPesos(totalCentavos)}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

const formatWhen = (when: string) => formatDays({ start: when, end: when }, businessToday())
