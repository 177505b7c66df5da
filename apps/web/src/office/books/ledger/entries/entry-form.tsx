import { zodResolver } from '@hookform/resolvers/zod'
import { formatDay, formatPesos } from '@rumi/contract'
import { glEntries } from '@rumi/data-layer'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { entriesCopy } from '../../../../copy/office/books/entries.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { Rows } from '../../../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../../../shared/fetching/store.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { ActionableRefusal } from '../../../../shared/refusals/actionable-refusal.tsx'
import { sendsItsForm } from '../../../../shared/refusals/sends-its-form.ts'
import { useMeanwhile, writeInto } from '../../../../shared/fetching/use-meanwhile.ts'
import {
  WrittenVersions,
  type Versions,
  type WrittenFact,
} from '../../../../shared/refusals/written-versions.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { showToast } from '../../../../ui/feedback/toast-store.ts'
import {
  differenceOf,
  draftOf,
  emptyLine,
  entryDraft,
  linesIn,
  type EntryDraft,
  movedBy,
  type GlEntry,
  useAccounts,
} from './entry-draft.ts'
import { HookForm } from '../../../../ui/forms/hook-form.tsx'

const { form: copy } = entriesCopy
const fewestLines = 2

const newEntry = (): EntryDraft => ({ date: businessToday(), description: '', lines: [emptyLine, emptyLine] })

/** Form for a manual entry or its draft; posting adds it to the books. */
export function EntryForm({ entry, onPosted }: { entry?: GlEntry; onPosted?: () => void }) {
  const send = useSend()
  const navigate = useNavigate()
  const { accounts } = useAccounts()
  const parents = new Set(accounts.map(({ parentId }) => parentId))
  const [refusal, setRefusal] = useState<Refusal>()
  const begin = entry ? draftOf(entry) : newEntry()
  const form = useForm<EntryDraft>({
    resolver: zodResolver(entryDraft),
    mode: 'onTouched',
    defaultValues: begin,
  })
  const { errors, isSubmitting } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })

  // Status to save once a conflict is resolved.
  const [wanted, setWanted] = useState<GlEntry['status']>('draft')
  const submit = (status: GlEntry['status'], version: number | undefined) =>
    form.handleSubmit(async (draft) => {
      setRefusal(undefined)
      setWanted(status)
      const saved = { date: draft.date, description: draft.description, lines: linesIn(draft), status }
      const outcome = entry
        ? await send(glEntries.calls.update({ id: entry.id, changes: { ...saved, version } }))
        : await send(glEntries.calls.create(saved))
      if (!outcome.ok) return setRefusal(outcome.refusal)
      const { id, number } = outcome.answer
      showToast(status === 'posted' ? copy.posted(number) : copy.saved)
      if (status === 'posted') onPosted?.()
      if (entry) form.reset(draftOf(outcome.answer))
      await navigate(paths.officeEntry(id), { replace: entry !== undefined })
    })
  const { base, versions } = useMeanwhile<EntryDraft>({
    now: { written: begin, version: entry?.version },
    mine: form.getValues(),
    write: (merged, theirs) => writeInto(form, merged, theirs),
    save: (_, version) => submit(wanted, version)(),
    isSaving: isSubmitting,
  })
  const isPosted = entry?.status === 'posted'

  return (
    <HookForm
      control={form.control}
      onSubmit={submit('posted', base.version)}
      className="grid max-w-4xl gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <DateField
          label={entriesCopy.day}
          max={businessToday()}
          required
          error={errors.date?.message}
          {...form.register('date')}
        />
        <TextField
          label={entriesCopy.what}
          required
          error={errors.description?.message}
          {...form.register('description')}
        />
      </div>
      <Rows of={fields} by={({ id }) => id} within="blocks">
        {(field) => {
          const at = fields.indexOf(field)
          const wrong = errors.lines?.[at]
          return (
            <fieldset className="grid items-start gap-3 border-b border-line pb-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
              <legend className="mb-2 font-strong">{copy.line(at + 1)}</legend>
              <SelectField
                label={entriesCopy.account}
                placeholder={copy.chooseAccount}
                options={accounts
                  .filter(({ id, active }) => active && !parents.has(id))
                  .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
                error={wrong?.accountId?.message}
                {...form.register(`lines.${at}.accountId`)}
              />
              <TextField
                kind="money"
                label={entriesCopy.debit}
                error={wrong?.debit?.message}
                {...form.register(`lines.${at}.debit`)}
              />
              <TextField
                kind="money"
                label={entriesCopy.credit}
                error={wrong?.credit?.message}
                {...form.register(`lines.${at}.credit`)}
              />
              <IconButton
                icon={Trash2}
                label={copy.removeLine(at + 1)}
                disabled={fields.length <= fewestLines}
                onClick={() => remove(at)}
                className="justify-self-end sm:mt-7"
              />
              <TextField
                label={entriesCopy.memo}
                className="sm:col-span-3"
                error={wrong?.memo?.message}
                {...form.register(`lines.${at}.memo`)}
              />
            </fieldset>
          )
        }}
      </Rows>
      <Button tone="quiet" className="justify-self-start" onClick={() => append(emptyLine)}>
        <Plus className="size-5" aria-hidden="true" />
        {copy.addLine}
      </Button>
      <Balance lines={useWatch({ control: form.control, name: 'lines' })} />
      {refusal && !versions && !isPosted && <ActionableRefusal refusal={refusal} />}
      {isPosted && !isSubmitting ? (
        <Notice tone="problem">{copy.postedMeanwhile}</Notice>
      ) : versions ? (
        <EntryVersions {...{ form, versions, accounts }} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isSubmitting}>
            {copy.post}
          </Button>
          <Button
            {...sendsItsForm}
            tone="secondary"
            disabled={isSubmitting}
            onClick={() => void submit('draft', base.version)()}
          >
            {copy.save}
          </Button>
        </div>
      )}
    </HookForm>
  )
}

type EntryVersionsProps = {
  form: UseFormReturn<EntryDraft>
  versions: Versions<EntryDraft>
  accounts: ReturnType<typeof useAccounts>['accounts']
}

/** Conflict of an entry: my input beside the other user's change. */
function EntryVersions({ form, versions, accounts }: EntryVersionsProps) {
  const mine = { ...form.getValues(), ...useWatch({ control: form.control }) } as EntryDraft
  const describeLines = ({ lines }: EntryDraft) =>
    lines
      .map(({ accountId, debit, credit, memo }) => {
        const account = accounts.find(({ id }) => id === accountId)?.code
        const amount = debit ? `${entriesCopy.debit} ${debit}` : credit && `${entriesCopy.credit} ${credit}`
        return [account, amount, memo].filter(Boolean).join(' ')
      })
      .filter(Boolean)
      .join(' · ')
  const facts: readonly WrittenFact<EntryDraft>[] = [
    { label: entriesCopy.day, format: ({ date }) => formatDay(date, businessToday()) },
    { label: entriesCopy.what, format: ({ description }) => description },
    { label: entriesCopy.lines, format: describeLines },
  ]
  return <WrittenVersions versions={versions} mine={mine} facts={facts} />
}

/** Difference between debits and credits. */
function Balance({ lines }: Pick<EntryDraft, 'lines'>) {
  const difference = differenceOf({ lines })
  return (
    <output className="font-strong tabular">
      {difference === 0
        ? copy.balances(formatPesos(movedBy({ lines: linesIn({ lines }) })))
        : copy.differs(formatPesos(Math.abs(difference)))}
    </output>
  )
}
