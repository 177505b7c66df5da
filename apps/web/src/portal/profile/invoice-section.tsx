import { zodResolver } from '@hookform/resolvers/zod'
import {
  cfdiUses,
  cleanedRfc,
  foreignRfc,
  isDoubtfulRfc,
  invoiceData,
  isRegimeOf,
  isUseOf,
  nameInCfdi,
  taxPayerOf,
  taxRegimes,
  type TaxRegime,
} from '@rumi/contract'
import { clients, type Client } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useSend, type Refusal } from '../../shared/fetching/store.ts'
import { cfdiUseCopy, taxRegimeCopy } from '../../copy/shared/invoice.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { useMeanwhile, writeInto } from '../../shared/fetching/use-meanwhile.ts'
import { WrittenVersions, type WrittenFact } from '../../shared/refusals/written-versions.tsx'
import type { SectionProps } from './section-props.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { invoice: copy } = profileCopy

type Invoice = z.input<typeof invoiceData>
/** A new form has no selection and is no valid invoice yet. */
type InvoiceFields = { [Field in keyof Invoice]: string }

const blank: InvoiceFields = { rfc: '', legalName: '', taxRegime: '', postalCode: '', cfdiUse: '' }

const writtenOf = ({ invoice }: Client): InvoiceFields => invoice ?? blank

const chosen = (words: Record<string, string>, value: string) => value && `${value} ${words[value] ?? ''}`

const facts: readonly WrittenFact<InvoiceFields>[] = [
  { label: copy.rfc, format: ({ rfc }) => rfc },
  { label: copy.postalCode, format: ({ postalCode }) => postalCode },
  { label: copy.legalName, format: ({ legalName }) => legalName },
  { label: copy.taxRegime, format: ({ taxRegime }) => chosen(taxRegimeCopy, taxRegime) },
  { label: copy.cfdiUse, format: ({ cfdiUse }) => chosen(cfdiUseCopy, cfdiUse) },
]

/** Uses permitted for the chosen regime. */
const usesFor = (regime: string) =>
  cfdiUses
    .filter((use) => !isTaxRegime(regime) || isUseOf(use, regime))
    .map((value) => ({ value, label: `${value} ${cfdiUseCopy[value]}` }))

const isTaxRegime = (value: string): value is TaxRegime => Object.hasOwn(taxRegimes, value)

/** Regimes permitted for the kind of RFC. */
const regimesFor = (rfc: string) =>
  (Object.keys(taxRegimes) as TaxRegime[])
    .filter((regime) => taxPayerOf(rfc) === null || isRegimeOf(regime, rfc))
    .map((value) => ({ value, label: `${value} ${taxRegimeCopy[value]}` }))

/** Invoice details of the user: complete or none. */
export function InvoiceSection({ person }: SectionProps) {
  const send = useSend()
  const [open, setOpen] = useState(person.invoice !== null)
  const [removing, setRemoving] = useState(false)

  const remove = async () => {
    setRemoving(true)
    const changes = { invoice: null, version: person.version }
    const outcome = await send(clients.calls.update({ id: person.id, changes }))
    setRemoving(false)
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    setOpen(false)
    showToast(copy.removed)
  }

  return (
    <ProfileSection title={copy.title} text={open ? copy.text : copy.none}>
      {open ? (
        <InvoiceForm person={person} />
      ) : (
        <Button tone="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {copy.add}
        </Button>
      )}
      {open && person.invoice && (
        <Button tone="quiet" className="justify-self-start" loading={removing} onClick={remove}>
          {copy.remove}
        </Button>
      )}
    </ProfileSection>
  )
}

function InvoiceForm({ person }: SectionProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<InvoiceFields, unknown, z.output<typeof invoiceData>>({
    resolver: zodResolver(invoiceData as unknown as z.ZodType<z.output<typeof invoiceData>, InvoiceFields>),
    mode: 'onTouched',
    defaultValues: writtenOf(person),
  })
  const { errors, isSubmitting } = form.formState
  const mine = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const rfc = cleanedRfc(mine.rfc)
  const name = nameInCfdi({ rfc, legalName: mine.legalName })

  const save = (version: number | undefined) =>
    form.handleSubmit(async (invoice) => {
      setRefusal(undefined)
      const outcome = await send(clients.calls.update({ id: person.id, changes: { invoice, version } }))
      if (outcome.ok) {
        form.reset(writtenOf(outcome.answer))
        return showToast(copy.saved)
      }
      const issues = outcome.refusal.issues.map((issue) => ({
        ...issue,
        path: issue.path.replace(/^invoice\./, ''),
      }))
      if (!showIssues(form, issues)) setRefusal(outcome.refusal)
    })
  const { base, versions } = useMeanwhile<InvoiceFields>({
    now: { written: writtenOf(person), version: person.version },
    mine,
    write: (merged, theirs) => writeInto(form, merged, theirs),
    save: (_, version) => save(version)(),
    isSaving: isSubmitting,
  })

  return (
    <HookForm control={form.control} onSubmit={save(base.version)} className="grid gap-5">
      {refusal && !versions && <ActionableRefusal refusal={refusal} />}
      {versions && <WrittenVersions versions={versions} mine={mine} facts={facts} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={copy.rfc}
          hint={isDoubtfulRfc(rfc) ? copy.rfcDoubtful : copy.rfcHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
          error={errors.rfc?.message}
          {...form.register('rfc')}
        />
        <TextField
          kind="number"
          label={copy.postalCode}
          hint={rfc === foreignRfc ? copy.foreignPostalCode : undefined}
          autoComplete="postal-code"
          required
          error={errors.postalCode?.message}
          {...form.register('postalCode')}
        />
      </div>
      <TextField
        label={copy.legalName}
        hint={name === mine.legalName.trim() ? copy.legalNameHint : copy.nameInCfdi(name)}
        autoComplete="organization"
        required
        error={errors.legalName?.message}
        {...form.register('legalName')}
      />
      <SelectField
        label={copy.taxRegime}
        placeholder={copy.regimePlaceholder}
        options={regimesFor(rfc)}
        error={errors.taxRegime?.message}
        {...form.register('taxRegime')}
      />
      <SelectField
        label={copy.cfdiUse}
        placeholder={copy.cfdiUsePlaceholder}
        options={usesFor(mine.taxRegime)}
        error={errors.cfdiUse?.message}
        {...form.register('cfdiUse')}
      />
      <Button type="submit" className="justify-self-start" loading={isSubmitting}>
        {profileCopy.save}
      </Button>
    </HookForm>
  )
}
