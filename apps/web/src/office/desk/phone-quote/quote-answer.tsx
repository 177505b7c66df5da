import { formatDay, formatMoment, formatPesos, hasPrice, type PhoneQuote } from '@rumi/contract'
import { officeBookingsCopy } from '../../../copy/office/desk/bookings.ts'
import { phoneQuoteCopy as copy } from '../../../copy/office/desk/phone-quote.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { TermsNote } from '../../../shared/business/terms-note.tsx'
import type { Fetching } from '../../../shared/fetching/queries.ts'
import { PriceLines } from '../../../shared/orders/price-lines.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

type QuoteAnswerProps = {
  quote: PhoneQuote | undefined
  /** Null while something is missing. */
  fetching: Fetching | null
  onTime: (time: { start: string; end: string }) => void
}

/** Answer for the caller: place first, then price, deposit and medical records. */
export function QuoteAnswer({ quote, fetching, onTime }: QuoteAnswerProps) {
  if (fetching?.status === 'failed' && fetching.refusal)
    return <ActionableRefusal isReadError refusal={fetching.refusal} />
  if (!quote) return fetching ? <Spinner /> : <p className="text-ink-soft">{copy.incomplete}</p>
  const { availability, papersHeldUntil, missing, depositCentavos } = quote
  return (
    <div className="grid gap-4">
      <Availability availability={availability} onTime={onTime} />
      {hasPrice(quote) ? (
        <PriceLines price={quote} ivaPercent={quote.ivaPercent} />
      ) : (
        <p className="font-strong">{officeBookingsCopy.onRequest}</p>
      )}
      {depositCentavos > 0 && <p>{copy.deposit(formatPesos(depositCentavos))}</p>}
      {missing.length > 0 && (
        <div className="grid gap-1">
          {papersHeldUntil && (
            <p className="font-strong">{copy.papers(formatMoment(papersHeldUntil, businessToday()))}</p>
          )}
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <TermsNote quote={quote} />
    </div>
  )
}

function Availability({
  availability: { isFree, resource, remaining, message, alternatives, mayWait },
  onTime,
}: Pick<PhoneQuote, 'availability'> & Pick<QuoteAnswerProps, 'onTime'>) {
  const today = businessToday()
  if (isFree)
    return (
      <Notice tone="ok">
        <span className="font-strong">{copy.free(resource)}</span> {copy.left(remaining)}
      </Notice>
    )
  return (
    <Notice tone="warning">
      <p className="font-strong">{message}</p>
      <p>{mayWait ? copy.mayWait : copy.neverFits}</p>
      {alternatives.length > 0 && (
        <div className="mt-2 grid gap-2">
          <p>{copy.alternatives}</p>
          <div className="flex flex-wrap gap-2">
            {alternatives.map((time) => (
              <Button key={time.start} tone="secondary" size="small" onClick={() => onTime(time)}>
                {copy.alternative(formatDay(time.start, today), formatDay(time.end, today))}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Notice>
  )
}
