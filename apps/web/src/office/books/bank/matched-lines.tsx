import { bank, formatPesos, type Reconciliation } from '@rumi/contract'
import { Link } from 'react-router'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { dayOfLine, nameOfLine, bankLineText, bookLineText } from './bank-line-text.ts'
import { useBankAct } from './bank-acts.tsx'

/** Matched lines, collapsed; each match can be undone. */
export function MatchedLines({ matched }: Pick<Reconciliation, 'matched'>) {
  const { busy, act } = useBankAct(bank.unmatch)
  if (matched.length === 0) return null
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2 font-heading text-lg">
        {copy.done(matched.length)}
      </summary>
      <ul className="grid border-t border-line">
        <Rows of={matched} by={({ line }) => line.id}>
          {({ line, bookLines }) => (
            <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <span className="grid min-w-0 grow basis-60">
                <span className="[overflow-wrap:anywhere]">
                  {bankLineText(line)}, {dayOfLine(line)}
                </span>
                {bookLines.map((one) => (
                  <Link
                    key={`${one.entryId} ${one.position}`}
                    to={paths.officeEntry(one.entryId)}
                    className="inline-flex min-h-8 items-center justify-self-start text-sm text-link underline underline-offset-2"
                  >
                    {bookLineText(one)}, {dayOfLine(one)}
                  </Link>
                ))}
              </span>
              <span className="tabular">{formatPesos(line.amountCentavos)}</span>
              <Button
                tone="quiet"
                size="snug"
                aria-label={copy.about(copy.unmatch, nameOfLine(line))}
                loading={busy === line.id}
                onClick={() => void act(line.id, { params: { id: line.id } }, copy.unmatched)}
              >
                {copy.unmatch}
              </Button>
            </li>
          )}
        </Rows>
      </ul>
    </details>
  )
}
