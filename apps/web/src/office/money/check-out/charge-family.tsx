import { centavosIn, changeOf, chargeCalls, formatPesos, type Due, type DueLine } from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { wordsOf } from '../../../shared/refusals/refusal.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { emptyForm, sumsOf, type ChargeForm, type OfferedLine } from './charge-form.ts'
import { ChargeLines } from './charge-lines.tsx'
import { ChargeMethods } from './charge-methods.tsx'
import { isOutcomeUnknown } from './use-check-out.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

const keyOf = ({ target }: Pick<DueLine, 'target'>) => Object.values(target)[0] as string

const offered = (line: DueLine): OfferedLine => ({
  key: keyOf(line),
  target: line.target,
  concept: line.concept,
  note: [
    line.paidCentavos > 0
      ? copy.partlyPaid(formatPesos(line.paidCentavos), formatPesos(line.costCentavos))
      : '',
    line.isDue ? '' : copy.notYet,
  ]
    .filter(Boolean)
    .join(' · '),
  leftCentavos: line.leftCentavos,
  isLater: !line.isDue,
})

type ChargeFamilyProps = { due: Due; name: string; onChanged: () => Promise<void>; onClose: () => void }

/** Charges what a family owes without a departure: what is due is chosen, and a single line that is not due yet. */
export function ChargeFamily({ due, name, onChanged, onClose }: ChargeFamilyProps) {
  const sendCall = useSendCall()
  const [form, setForm] = useState<ChargeForm>(() => emptyForm(due.usualMethod))
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(due.lines.filter(({ isDue }) => !isDue && due.lines.length > 1).map(keyOf)),
  )
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [charged, setCharged] = useState<{ receiptId: string | undefined; centavos: number }>()
  const lines = due.lines.map(offered)
  const chosen = lines.filter(({ key }) => !leftOut.has(key))
  const sums = sumsOf(form, { chosen, creditCentavos: due.creditCentavos })
  const received = sums.cash > 0 ? centavosIn(form.received) : null

  async function charge() {
    if (sums.problem) return setRefusal(sums.problem)
    setRefusal(undefined)
    setSending(true)
    const outcome = await sendCall(chargeCalls.charge, {
      body: {
        payments: [...sums.rows],
        ...(sums.received > 0 && { receivedCentavos: sums.received }),
      },
    })
    setSending(false)
    if (outcome.ok) setCharged({ receiptId: outcome.answer.data.payments[0]?.id, centavos: sums.total })
    else
      setRefusal(
        isOutcomeUnknown(outcome.refusal)
          ? [outcome.refusal.message, copy.maybeCharged].join(' ')
          : wordsOf(outcome.refusal),
      )
    await onChanged()
  }

  return (
    <Dialog
      open
      size="large"
      wholeOnPhone
      onClose={onClose}
      unsaved={charged ? undefined : unsavedCopy}
      title={copy.family.title(name)}
      closeLabel={officeCopy.close}
      actions={
        charged ? (
          <Button onClick={onClose}>{officeCopy.close}</Button>
        ) : (
          <Button disabled={sums.charged === 0} loading={isSending} onClick={() => void charge()}>
            {copy.family.charge(formatPesos(sums.total))}
          </Button>
        )
      }
    >
      {charged ? (
        <div className="grid gap-4 pb-2">
          <Notice tone="ok">{copy.charged(formatPesos(charged.centavos))}</Notice>
          {received !== null && (
            <p className="text-xl font-heading tabular">
              {copy.change(formatPesos(changeOf(received, sums.cash)))}
            </p>
          )}
          {charged.receiptId && (
            <AreaLink
              to={paths.officePayment(charged.receiptId)}
              className="inline-flex min-h-12 items-center justify-self-start text-link underline underline-offset-2"
            >
              {copy.receipt(formatPesos(charged.centavos))}
            </AreaLink>
          )}
        </div>
      ) : (
        <div className="grid gap-6 pb-2">
          {lines.length === 0 ? (
            <p>{copy.family.nothing}</p>
          ) : (
            <ChargeLines
              lines={lines}
              leftOut={leftOut}
              onLeaveOut={(key, isLeftOut) =>
                setLeftOut(new Set(isLeftOut ? [...leftOut, key] : [...leftOut].filter((one) => one !== key)))
              }
            />
          )}
          {sums.charged > 0 && (
            <ChargeMethods
              form={form}
              onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
              creditCentavos={due.creditCentavos}
              restCentavos={sums.rest}
              cashCentavos={sums.cash}
            />
          )}
          {refusal && <ProblemInSight key={refusal}>{refusal}</ProblemInSight>}
        </div>
      )}
    </Dialog>
  )
}
