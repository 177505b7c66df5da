import {
  formatPesos,
  tips,
  type OwedTips as Owed,
  centavosIn,
  plainPesos,
  tillOfPerson,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { tipsCopy as copy } from '../../../copy/office/money/tips.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { usePermission, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { TipPayouts } from './tip-payouts.tsx'
import type { CashDay } from './till-form.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

/** Tips owed to the staff by person, to be paid out of an open till or the bank, and the latest payouts. */
export function OwedTips({ tills }: { tills: readonly CashDay[] }) {
  const mayPay = usePermission({ access: 'staff', area: 'payments', toChange: true })
  const { lastAnswer } = useCall(tips.owed, {})
  const [paying, setPaying] = useState<Owed>()
  if (!lastAnswer) return null
  const { owed, totalCentavos, payouts } = lastAnswer.data
  return (
    <section aria-labelledby="owed-tips" className="grid gap-2">
      <h2 id="owed-tips" className="text-lg">
        {copy.title}
      </h2>
      {owed.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <>
          <p className="measure text-ink-soft">{copy.lead}</p>
          <ul className="grid border-t border-line tabular">
            <Rows of={owed} by={({ staffId }) => staffId ?? ''}>
              {(one) => (
                <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
                  <span className="grid min-w-0 grow basis-40 [overflow-wrap:anywhere]">
                    <span>{one.name || copy.wholeTeam}</span>
                    {one.owedCentavos < 0 && (
                      <span className="text-sm text-ink-soft">{copy.paidTooMuch}</span>
                    )}
                  </span>
                  <span className="font-strong">{formatPesos(one.owedCentavos)}</span>
                  {mayPay && one.owedCentavos > 0 && (
                    <Button
                      tone="secondary"
                      size="snug"
                      aria-label={copy.payOutOf(one.name || copy.wholeTeam)}
                      onClick={() => setPaying(one)}
                    >
                      {copy.payOut}
                    </Button>
                  )}
                </li>
              )}
            </Rows>
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 font-strong">
              <span>{copy.total}</span>
              <span>{formatPesos(totalCentavos)}</span>
            </li>
          </ul>
        </>
      )}
      {paying && (
        <OfficeFormDialog
          open
          onClose={() => setPaying(undefined)}
          title={copy.payOutOf(paying.name || copy.wholeTeam)}
          submitLabel={copy.send}
        >
          {(wiring) => (
            <PayOutTips owed={paying} tills={tills} onDone={() => setPaying(undefined)} {...wiring} />
          )}
        </OfficeFormDialog>
      )}
      {payouts.length > 0 && <TipPayouts payouts={payouts} mayTakeBack={mayPay} />}
    </section>
  )
}

type PayOutTipsProps = FormWiring & { owed: Owed; tills: readonly CashDay[]; onDone: () => void }

const bank = 'bank'

/** Form of a payout: the whole owed amount out of the user's till by default, or the bank without one. */
function PayOutTips({ owed, tills, id, onSending, onDone }: PayOutTipsProps) {
  const sendCall = useSendCall()
  const userId = useStoreSelector((state) => state.user.userid)
  const open = useCanWrite('cashDays') ? tills : []
  const [amount, setAmount] = useState(plainPesos(owed.owedCentavos))
  const [from, setFrom] = useState(tillOfPerson(open, userId)?.id ?? bank)
  const [problem, setProblem] = useState<{ amount?: string; whole?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const amountCentavos = centavosIn(amount)
    if (amountCentavos === null) return setProblem({ amount: copy.notAnAmount })
    onSending(true)
    const outcome = await sendCall(tips.payOut, {
      body: { staffId: owed.staffId, amountCentavos, cashDayId: from === bank ? null : from },
    })
    onSending(false)
    if (outcome.ok) {
      showToast(copy.paidOut(formatPesos(amountCentavos)))
      return onDone()
    }
    const { issues, message } = outcome.refusal
    const wrong = issues.find(({ path }) => path === 'amountCentavos')?.message
    setProblem(wrong ? { amount: wrong } : { whole: message })
  }
  return (
    <Form problems="own" id={id} onSubmit={submit} className="grid gap-4 pb-2">
      {problem.whole && <Notice tone="problem">{problem.whole}</Notice>}
      <TextField
        kind="money"
        label={copy.amount}
        hint={copy.atMost(formatPesos(owed.owedCentavos))}
        error={problem.amount}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value)
          setProblem({})
        }}
      />
      <SelectField
        label={copy.from}
        options={[
          ...open.map(({ id: value, till: label }) => ({ value, label })),
          { value: bank, label: copy.bank },
        ]}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
    </Form>
  )
}
