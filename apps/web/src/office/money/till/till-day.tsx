import { formatMoment, formatPesos } from '@rumi/contract'
import { cashDays } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { closingCopy } from '../../../copy/office/desk/closing.ts'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { wordsOf } from '../../../shared/refusals/refusal.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { LateCareList } from '../../kit/care/late-care-list.tsx'
import { useLateCare } from '../../kit/care/late-care.ts'
import { AmountLine } from '../../kit/record-page-parts.tsx'
import { CorrectFloat } from './correct-float.tsx'
import { CountCash } from './count-cash.tsx'
import { MoveCash } from './move-cash.tsx'
import { useTillRefusal, type OnRefused, type CashDay } from './till-form.ts'

type TillDayProps = { day: CashDay; mayWrite: boolean; onRefused: OnRefused }

/** Open till: counted blind, then closed with the difference and its reason. */
export function TillDay({ day, mayWrite, onRefused }: TillDayProps) {
  const titleId = useId()
  const send = useSend()
  const navigate = useNavigate()
  const [counting, setCounting] = useState(false)
  const [reason, setReason] = useState('')
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [closing, setClosing] = useState(false)
  const { id, version, till, openedAt, floatCentavos, status } = day
  const isCounted = status === 'counted'
  const late = useLateCare()
  const [careSeen, setCareSeen] = useState(false)
  const [isUnseen, setIsUnseen] = useState(false)

  const close = async () => {
    forget()
    setIsUnseen(late.length > 0 && !careSeen)
    if (late.length > 0 && !careSeen) return
    setClosing(true)
    const changes = { status: 'closed' as const, version, ...(reason && { differenceReason: reason }) }
    const outcome = await send(cashDays.calls.update({ id, changes }))
    setClosing(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    showToast(copy.closed)
    void navigate(paths.officeCashReport(id))
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-sm border border-line p-4">
      <div>
        <h2 id={titleId} className="text-lg">
          {till}
        </h2>
        <p className="text-ink-soft">
          {copy.openSince(formatMoment(openedAt, businessToday()))} {copy.floatIs(formatPesos(floatCentavos))}
        </p>
      </div>
      {isCounted && (
        <dl className="grid gap-1 tabular">
          <AmountLine name={copy.counted} centavos={day.countedCentavos} />
          <AmountLine name={copy.expected} centavos={day.expectedCentavos} />
          <AmountLine name={copy.difference} centavos={day.differenceCentavos} />
        </dl>
      )}
      {refusal && <ProblemInSight>{wordsOf(refusal)}</ProblemInSight>}
      {isCounted && mayWrite && day.differenceCentavos !== 0 && (
        <TextField
          label={copy.reason}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {isCounted && mayWrite && late.length > 0 && (
        <Notice tone="warning">
          <p className="font-strong">{closingCopy.lateCare(late.length)}</p>
          <LateCareList late={late} />
          <CheckboxField
            label={closingCopy.careSeen}
            checked={careSeen}
            error={isUnseen && !careSeen ? closingCopy.careUnseen : undefined}
            onChange={({ target }) => setCareSeen(target.checked)}
          />
        </Notice>
      )}
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <Button tone={isCounted ? 'secondary' : 'primary'} onClick={() => setCounting(true)}>
            {isCounted ? copy.countAgain : copy.count}
          </Button>
          {isCounted && (
            <Button loading={closing} onClick={() => void close()}>
              {copy.close}
            </Button>
          )}
          {isCounted && (
            <LinkButton tone="quiet" to={paths.officeCashReport(id)}>
              {copy.toReport}
            </LinkButton>
          )}
        </div>
      )}
      {counting && <CountCash day={day} onDone={() => setCounting(false)} onRefused={onRefused} />}
      {mayWrite && !isCounted && <CorrectFloat day={day} onRefused={onRefused} />}
      {mayWrite && <MoveCash id={id} onRefused={onRefused} />}
    </section>
  )
}
