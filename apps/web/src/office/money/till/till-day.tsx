import { formatMoment, formatPesos, cashMovementKinds, paymentCalls } from '@rumi/contract'
import { cashDays } from '@rumi/data-layer'
import { useId, useState, type FormEvent } from 'react'
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
import { CountCash } from './count-cash.tsx'
import { useTillRefusal, type OnRefused, type CashDay, useAmount } from './till-form.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'

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

type CorrectFloatProps = { day: CashDay; onRefused: OnRefused }

/** Corrects a wrong float, until the till is counted. */
function CorrectFloat({ day: { id, version }, onRefused }: CorrectFloatProps) {
  const send = useSend()
  const float = useAmount()
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const saveFloat = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const floatCentavos = float.read()
    if (floatCentavos === null) return
    setSending(true)
    const outcome = await send(cashDays.calls.update({ id, changes: { floatCentavos, version } }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    float.clear()
    showToast(copy.floatCorrected)
  }

  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.correctFloat}
      </summary>
      <Form problems={refusal?.issues} onSubmit={saveFloat} className="mt-2 grid gap-4 sm:max-w-96">
        <p className="text-ink-soft">{copy.correctFloatText}</p>
        {refusal && <ProblemInSight>{wordsOf(refusal)}</ProblemInSight>}
        <TextField label={copy.rightFloat} {...float.field} />
        <div>
          <Button type="submit" tone="secondary" loading={sending}>
            {copy.keepFloat}
          </Button>
        </div>
      </Form>
    </details>
  )
}

/** Records cash put into or taken out of a till without a sale, with its reason. */
function MoveCash({ id, onRefused }: { id: string; onRefused: OnRefused }) {
  const sendCall = useSendCall()
  const name = useId()
  const [kind, setKind] = useState<(typeof cashMovementKinds)[number]>('out')
  const amount = useAmount()
  const [reason, setReason] = useState('')
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const saveMovement = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const amountCentavos = amount.read()
    if (amountCentavos === null) return
    setSending(true)
    const outcome = await sendCall(paymentCalls.moveCash, {
      params: { id },
      body: { kind, amountCentavos, reason },
    })
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    amount.clear()
    setReason('')
    showToast(copy.moved)
  }

  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.move}
      </summary>
      <Form problems={refusal?.issues} onSubmit={saveMovement} className="mt-2 grid gap-4 sm:max-w-96">
        {refusal && <ProblemInSight>{wordsOf(refusal)}</ProblemInSight>}
        <ChoiceField
          legend={copy.moveKind}
          name={name}
          options={cashMovementKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          checkedValue={kind}
          onChange={({ target }) => setKind(target.value === 'in' ? 'in' : 'out')}
        />
        <TextField label={copy.amount} {...amount.field} />
        <TextField
          label={copy.why}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" tone="secondary" loading={sending}>
            {copy.keepMove}
          </Button>
        </div>
      </Form>
    </details>
  )
}
