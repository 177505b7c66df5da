import { books, formatMoment, formatPesos, type BookAudit, type BookDifference } from '@rumi/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { booksCopy as copy } from '../../../copy/office/books/ledger.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Result of the nightly audit, with a button to run it now. */
export function AuditBooks() {
  const sendCall = useSendCall()
  const nightly = useCall(books.lastAudit, {}).answer?.data.audit
  const [audit, setAudit] = useState<BookAudit>()
  const [problem, setProblem] = useState<string>()
  const [checking, setChecking] = useState(false)

  const check = async () => {
    setChecking(true)
    const outcome = await sendCall(books.audit, {})
    setChecking(false)
    setAudit(outcome.ok ? outcome.answer.data : undefined)
    setProblem(outcome.ok ? undefined : outcome.refusal.message)
  }

  return (
    <div className="no-print mb-6 grid max-w-3xl justify-items-start gap-3">
      <Button tone="secondary" size="snug" loading={checking} onClick={() => void check()}>
        {copy.audit}
      </Button>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {audit && <Found {...audit} agrees={copy.audited} />}
      {!audit && nightly && <Found {...nightly} agrees={copy.auditedAtNight} />}
    </div>
  )
}

/** `agrees`: message with the time of an audit without findings. */
function Found({ checkedAt, differences, agrees }: BookAudit & { agrees: (moment: string) => string }) {
  const moment = formatMoment(checkedAt, businessToday())
  if (differences.length === 0) return <Notice tone="ok">{agrees(moment)}</Notice>
  return (
    <Notice tone="problem">
      <p>{copy.differences(differences.length, moment)}</p>
      <ul className="mt-2 grid gap-1">
        <Rows of={differences} by={({ sourceId, code }) => `${sourceId} ${code}`}>
          {(difference) => (
            <li>
              <Link to={addressOf(difference)} className="inline-flex min-h-8 items-center underline">
                {copy.differenceOf(difference.source, difference.code, formatPesos(difference.centavos))}
              </Link>
            </li>
          )}
        </Rows>
      </ul>
    </Notice>
  )
}

/** Page of a difference. */
const addressOf = ({ source, sourceId }: BookDifference) =>
  ({
    booking: paths.officeBooking(sourceId),
    order: paths.officeOrder(sourceId),
    pass: paths.officePasses(),
    stock: paths.officeStock(),
    expense: paths.officeExpense(sourceId),
    tipPayout: paths.officeTill(),
    cardSettlement: paths.officeReconciliation(),
    account: paths.officeLedger(sourceId),
  })[source]
