import { centavosIn, changeOf, formatPesos } from '@rumi/contract'
import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TerminalField } from '../payments/terminal-field.tsx'
import { ThroughNoTill } from '../till/through-no-till.tsx'
import { moneyMethodOf, moneyMethods, type ChargeForm, type OtherPart } from './charge-form.ts'

const options = moneyMethods.map((value) => ({ value, label: paymentsCopy.methods[value] }))

type ChargeMethodsProps = {
  form: ChargeForm
  onChange: (changes: Partial<ChargeForm>) => void
  creditCentavos: number
  /** Amount by the first method, and the total in cash. */
  restCentavos: number
  cashCentavos: number
}

/** Payment methods: one, or split; cash shows its change. */
export function ChargeMethods(props: ChargeMethodsProps) {
  const { form, onChange, creditCentavos, restCentavos, cashCentavos } = props
  const name = useId()
  const divider = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const { method, others } = form
  const isDivided = others.length > 0 || form.usesCredit
  const changeOther = (key: string, changes: Partial<OtherPart>) =>
    onChange({ others: others.map((other) => (other.key === key ? { ...other, ...changes } : other)) })
  const divide = () => {
    const another = moneyMethods.find((one) => one !== method) ?? method
    const key = crypto.randomUUID()
    setAdded(key)
    onChange({ others: [...others, { key, method: another, amount: '', reference: '' }] })
  }
  const giveUp = (part: OtherPart) => {
    onChange({ others: others.filter(({ key }) => key !== part.key) })
    divider.current?.focus()
  }
  return (
    <div className="grid gap-3">
      {creditCentavos > 0 && (
        <CheckboxField
          label={copy.byCredit(formatPesos(creditCentavos))}
          checked={form.usesCredit}
          onChange={({ target }) => onChange({ usesCredit: target.checked })}
        />
      )}
      <ChoiceField
        legend={copy.method}
        name={name}
        options={options}
        checkedValue={method}
        onChange={({ target }) => onChange({ method: moneyMethodOf(target.value) })}
      />
      {isDivided && (
        <output className="font-strong tabular">
          {copy.rest(paymentsCopy.methods[method], formatPesos(Math.max(0, restCentavos)))}
        </output>
      )}
      {method !== 'cash' && (
        <Reference value={form.reference} onChange={(reference) => onChange({ reference })} />
      )}
      {others.map((other, at) => (
        <OtherFields
          key={other.key}
          at={at + 2}
          part={other}
          isAdded={other.key === added}
          onChange={(changes) => changeOther(other.key, changes)}
          onRemove={() => giveUp(other)}
        />
      ))}
      <TerminalField methods={[method, ...others.map((other) => other.method)]} />
      {cashCentavos > 0 && (
        <>
          <ThroughNoTill />
          <CashReceived
            cashCentavos={cashCentavos}
            value={form.received}
            onChange={(received) => onChange({ received })}
          />
        </>
      )}
      {others.length < 3 && (
        <div>
          <Button ref={divider} tone="quiet" size="snug" className="-ml-3 max-md:min-h-12" onClick={divide}>
            <Plus className="size-4" aria-hidden="true" />
            {copy.split}
          </Button>
        </div>
      )}
    </div>
  )
}

type OtherFieldsProps = {
  at: number
  part: OtherPart
  /** Focuses the part just added. */
  isAdded: boolean
  onChange: (changes: Partial<OtherPart>) => void
  onRemove: () => void
}

function OtherFields({ at, part, isAdded, onChange, onRemove }: OtherFieldsProps) {
  const isWrong = part.amount !== '' && centavosIn(part.amount) === null
  return (
    <fieldset className="grid gap-3 rounded-sm bg-cream p-3 sm:grid-cols-2">
      <legend className="sr-only">{copy.otherPart(at)}</legend>
      <SelectField
        label={copy.otherMethod}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears by a press
        autoFocus={isAdded}
        options={options}
        value={part.method}
        onChange={({ target }) => onChange({ method: moneyMethodOf(target.value) })}
      />
      <TextField
        kind="money"
        label={copy.otherAmount}
        value={part.amount}
        error={isWrong ? copy.notAnAmount : undefined}
        onChange={({ target }) => onChange({ amount: target.value })}
        trailing={<IconButton icon={X} label={copy.removePart} onClick={onRemove} />}
      />
      {part.method !== 'cash' && (
        <Reference value={part.reference} onChange={(reference) => onChange({ reference })} />
      )}
    </fieldset>
  )
}

const Reference = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextField
    label={copy.reference}
    optionalLabel={errorMessagesCopy.optional}
    maxLength={80}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

type CashReceivedProps = { cashCentavos: number; value: string; onChange: (value: string) => void }

/** Cash received and change, announced. */
function CashReceived({ cashCentavos, value, onChange }: CashReceivedProps) {
  const received = centavosIn(value)
  const back = received === null ? null : changeOf(received, cashCentavos)
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <TextField
        kind="money"
        label={copy.received}
        optionalLabel={errorMessagesCopy.optional}
        value={value}
        error={value.trim() !== '' && received === null ? copy.notAnAmount : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <output className="min-h-(--control-height) content-center text-lg font-heading tabular">
        {back !== null && (back < 0 ? copy.missing(formatPesos(-back)) : copy.change(formatPesos(back)))}
      </output>
    </div>
  )
}
