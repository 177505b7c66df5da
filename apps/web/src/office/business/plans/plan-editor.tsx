import {
  planActions,
  planPages,
  type BusinessSettings,
  type NewOf,
  type PlanPage,
  type Resources,
} from '@rumi/contract'
import { planCards } from '@rumi/data-layer'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { officePlansCopy as copy } from '../../../copy/office/business/plans.ts'
import { planDefaults } from '../../../copy/site/page-copy.ts'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useMeanwhile } from '../../../shared/fetching/use-meanwhile.ts'
import { WrittenVersions } from '../../../shared/refusals/written-versions.tsx'
import {
  draftOf,
  passesFor,
  planFacts,
  unknownFact,
  writtenCard,
  type PlanCard,
  type PlanDraft,
  type Service,
} from './plan-draft.ts'
import { Form } from '../../../ui/forms/form.tsx'

/** Unsaved card, with the id of the one it replaces. */
export type DraftedCard = { card: NewOf<Resources['planCards']>; id?: string }

type PlanEditorProps = {
  page: PlanPage
  card: PlanCard | undefined
  services: readonly Service[]
  terms: BusinessSettings
  onLook: (drafted: DraftedCard) => void
  onDone: () => void
}

/** Editor of a plan card and its link, with a preview on its page before saving. */
export function PlanEditor({ page, card, services, terms, onLook, onDone }: PlanEditorProps) {
  const send = useSend()
  const [draft, setDraft] = useState(() => draftOf(page, card))
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSaving, setIsSaving] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const issueOf = (path: string) =>
    refusal?.issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message

  const service = services.find(({ id }) => id === draft.serviceId)
  const offered = services.filter(({ id, active }) => active || id === draft.serviceId)
  const passes = passesFor(service, terms)
  const { facts } = useBusiness()
  const unknown = unknownFact(draft, Object.keys(facts))
  const troubleOf = (field: 'price' | 'billingCycle' | 'description' | 'advantage' | 'features') =>
    unknown?.field === field ? copy.unknownFact(unknown.fact) : issueOf(field)

  const changeDraft = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }))

  const save = async (saved: PlanDraft, version: number | undefined) => {
    setRefusal(undefined)
    setIsSaving(true)
    const written = writtenCard(
      saved,
      services.find(({ id }) => id === saved.serviceId),
    )
    const outcome = await send(
      card
        ? planCards.calls.update({ id: card.id, changes: { ...written, version } })
        : planCards.calls.create(written),
    )
    setIsSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.saved(outcome.answer.planName))
    onDone()
  }
  const { base, versions } = useMeanwhile({
    now: { written: draftOf(page, card), version: card?.version },
    mine: draft,
    write: setDraft,
    save,
    isSaving,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!unknown) void save(draft, base.version)
  }

  return (
    <Form problems={refusal?.issues} onSubmit={submit} className="grid gap-4">
      {refusal && refusal.issues.length === 0 && !versions && <ActionableRefusal refusal={refusal} />}
      {versions && <WrittenVersions versions={versions} mine={draft} facts={planFacts(services)} />}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          ref={first}
          label={copy.planName}
          maxLength={60}
          value={draft.planName}
          error={issueOf('planName')}
          onChange={({ target }) => changeDraft({ planName: target.value })}
        />
        <TextField
          label={copy.price}
          hint={copy.priceHint}
          maxLength={40}
          value={draft.price}
          error={troubleOf('price')}
          onChange={({ target }) => changeDraft({ price: target.value })}
        />
        <TextField
          label={copy.billingCycle}
          hint={copy.billingCycleHint}
          maxLength={80}
          value={draft.billingCycle}
          error={troubleOf('billingCycle')}
          onChange={({ target }) => changeDraft({ billingCycle: target.value })}
        />
        <TextAreaField
          label={copy.description}
          rows={3}
          maxLength={200}
          value={draft.description}
          error={troubleOf('description')}
          onChange={({ target }) => changeDraft({ description: target.value })}
        />
        <TextField
          label={copy.advantage}
          hint={copy.advantageHint}
          maxLength={120}
          value={draft.advantage}
          error={troubleOf('advantage')}
          onChange={({ target }) => changeDraft({ advantage: target.value })}
        />
        <TextAreaField
          label={copy.features}
          hint={copy.featuresHint}
          rows={3}
          value={draft.features}
          error={troubleOf('features')}
          onChange={({ target }) => changeDraft({ features: target.value })}
        />
        <SelectField
          label={copy.service}
          hint={copy.serviceHint}
          placeholder={copy.noService}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.serviceId}
          error={issueOf('serviceId')}
          onChange={({ target }) => changeDraft({ serviceId: target.value })}
        />
        <SelectField
          label={copy.action}
          options={planActions.map((value) => ({ value, label: copy.actions[value] }))}
          value={draft.action}
          error={issueOf('action')}
          onChange={({ target }) => changeDraft({ action: target.value === 'book' ? 'book' : 'quote' })}
        />
        <TextField
          label={copy.buttonText}
          hint={copy.buttonTextHint(copy.actions[draft.action])}
          maxLength={30}
          value={draft.buttonText}
          error={issueOf('buttonText')}
          onChange={({ target }) => changeDraft({ buttonText: target.value })}
        />
        {passes.length > 0 && (
          <SelectField
            label={copy.pass}
            placeholder={copy.noPass}
            options={passes.map((kind) => ({ value: kind, label: copy.passName(kind) }))}
            value={draft.passKind}
            error={issueOf('passKind')}
            onChange={({ target }) => changeDraft({ passKind: target.value })}
          />
        )}
        {service?.serviceType === 'Hotel' && (
          <TextField
            kind="number"
            label={copy.nights}
            value={draft.nights}
            error={issueOf('nights')}
            onChange={({ target }) => changeDraft({ nights: target.value })}
          />
        )}
        <SelectField
          label={copy.page}
          options={planPages.map((value) => ({ value, label: copy.pages[value] }))}
          value={draft.page}
          onChange={({ target }) =>
            changeDraft({ page: planPages.find((one) => one === target.value) ?? page })
          }
        />
      </div>
      <div className="grid gap-x-6 md:grid-cols-2">
        <div>
          <CheckboxField
            label={copy.isPopular}
            checked={draft.isPopular}
            onChange={({ target }) => changeDraft({ isPopular: target.checked })}
          />
          <p className="text-sm text-ink-soft">{copy.isPopularHint}</p>
          {draft.isPopular && (
            <TextField
              className="mt-3"
              label={copy.popularLabel}
              hint={copy.popularLabelHint(planDefaults.popularLabel)}
              maxLength={24}
              value={draft.popularLabel}
              error={issueOf('popularLabel')}
              onChange={({ target }) => changeDraft({ popularLabel: target.value })}
            />
          )}
        </div>
        <CheckboxField
          label={copy.active}
          checked={draft.active}
          onChange={({ target }) => changeDraft({ active: target.checked })}
        />
        {service?.serviceType === dayCareType && (
          <CheckboxField
            label={copy.severalDays}
            checked={draft.severalDays}
            onChange={({ target }) => changeDraft({ severalDays: target.checked })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!versions && (
          <SubmitButton size="medium" loading={isSaving}>
            {copy.save}
          </SubmitButton>
        )}
        <Button
          tone="secondary"
          disabled={draft.planName.trim() === '' || unknown !== undefined}
          onClick={() => onLook({ card: writtenCard(draft, service), ...(card && { id: card.id }) })}
        >
          {copy.look}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  )
}
