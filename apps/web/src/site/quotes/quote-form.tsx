import { isPricedBySize, quoteForm, site, whatsappLink, type SitePlan } from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { CallFailed } from '@rumi/data-layer/http'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { forgetDraft, storedDraft, useDraftKeeping } from '../../ui/forms/form-draft.ts'
import { ProblemInSight } from '../../ui/forms/problem-in-sight.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { publicHttp } from '../../shared/fetching/public-http.ts'
import { errorSentence } from '../error-sentence.ts'
import { idempotencyKeyFor } from './idempotency-key.ts'
import { requestedDays, type SentQuote } from './requested-days.ts'
import { PriceNow } from './price-now.tsx'
import { QuoteDates } from './quote-dates.tsx'
import {
  daysOfDraft,
  emptyDraft,
  faultOfDraft,
  type QuoteDraft,
  requestFrom,
  hasAllSizes,
} from './quote-draft.ts'
import { QuoteSizes } from './quote-sizes.tsx'
import { needsSize, servicePriced } from './quote-subject.ts'
import { useCatalog } from './use-catalog.ts'
import { useOwnContact } from '../use-own-contact.ts'
import { useFacts } from '../../shared/business/use-copy.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const draftName = 'cotizacion'
const dogCounts = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: quotesCopy.fields.dogCount(index + 1),
}))

type QuoteFormProps = {
  id: string
  plan: SitePlan
  onSending: (sending: boolean) => void
  onSent: (sent: SentQuote) => void
}

/** Form of a quote: contact, dogs and dates; the price follows the input. Input survives a failure. */
export function QuoteForm({ id, plan, onSending, onSent }: QuoteFormProps) {
  const catalog = useCatalog()
  const service = typeof catalog === 'string' ? undefined : servicePriced(plan, catalog)
  const { whatsapp } = useBusiness()
  const calendar = useBusinessCalendar()
  const fillFacts = useFacts()
  const [now] = useState(() => new Date().toISOString())
  const under = { now, calendar }
  const [trouble, setTrouble] = useState<string>()
  const [isSizeMissed, setIsSizeMissed] = useState(false)
  const form = useForm<QuoteDraft>({
    defaultValues: { ...emptyDraft(plan, under), ...sameAsBefore() },
  })
  useDraftKeeping(draftName, form)
  useOwnContact((own) => {
    for (const name of ['name', 'email', 'phone'] as const)
      if (form.getValues(name) === '') form.setValue(name, own[name])
  })
  const { errors } = form.formState
  const draft: QuoteDraft = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const { fields } = quotesCopy

  const send = form.handleSubmit(async (written) => {
    setTrouble(undefined)
    const lacksSize = service !== undefined && isPricedBySize(service) && !hasAllSizes(written)
    setIsSizeMissed(lacksSize)
    const checked = quoteForm.safeParse(requestFrom(written, plan))
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      if (!showIssues(form, issues)) setTrouble(issues[0]?.message)
      return
    }
    if (lacksSize) {
      setTrouble(quotesCopy.sizes.missing)
      return
    }
    onSending(true)
    try {
      const response = await call(
        publicHttp,
        site.requestQuote,
        { body: checked.data },
        { idempotencyKey: idempotencyKeyFor(checked.data) },
      )
      forgetDraft(draftName)
      const { name, email } = checked.data
      // The server knows single closed days; without a price, keeps the days from the form.
      const { days, ...quote } = response.data
      const quotedDays = days ?? daysOfDraft(plan, written, under)
      onSent({ name, email, dogs: written.dogs, ...quotedDays, message: response.message, ...quote })
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (!showIssues(form, failure.issues)) setTrouble(errorSentence(failure))
    } finally {
      onSending(false)
    }
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={send} className="grid gap-5 pb-2">
      <SelectField
        label={fields.dogs}
        options={dogCounts}
        error={errors.dogs?.message}
        {...form.register('dogs', { valueAsNumber: true })}
      />
      {needsSize(plan) && <QuoteSizes form={form} rules={service} isMissed={isSizeMissed} />}
      <QuoteDates form={form} plan={plan} under={under} />
      <PriceNow
        catalog={catalog}
        service={service}
        plan={plan}
        draft={draft}
        under={under}
        isRefused={faultOfDraft(plan, draft, under) !== null || Boolean(errors.start ?? errors.end)}
      />
      <TextField
        label={fields.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          kind="email"
          label={fields.email}
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          kind="tel"
          label={fields.phone}
          optionalLabel={errorMessagesCopy.optional}
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <TextAreaField
        label={fields.message}
        optionalLabel={errorMessagesCopy.optional}
        hint={fields.messageHint}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {fields.website}
          <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      {trouble && <ProblemInSight>{trouble}</ProblemInSight>}
      <p className="text-sm text-ink-soft">
        {quotesCopy.privacy}{' '}
        <Link to={publicPaths.privacy()} target="_blank" className="text-link underline">
          {quotesCopy.privacyLink}
        </Link>
      </p>
      <a
        href={whatsappLink(
          whatsapp,
          fillFacts(
            quotesCopy.composed({
              plan: plan.planName,
              ...draft,
              when: requestedDays(daysOfDraft(plan, draft, under)),
            }),
          ),
        )}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ tone: 'secondary' })}
      >
        {quotesCopy.whatsapp}
      </a>
    </HookForm>
  )
}

/** Contact details carry over to the next package; days and dogs reset. */
function sameAsBefore() {
  const { name, email, phone, message } = storedDraft<QuoteDraft>(draftName) ?? {}
  return Object.fromEntries(
    Object.entries({ name, email, phone, message }).filter(([, text]) => text !== undefined),
  )
}
