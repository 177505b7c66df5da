import {
  countedIn,
  isDay,
  isPricedBySize,
  quoteForm,
  site,
  takesAddOns,
  weightOfSize,
  whatsappLink,
  type CatalogService,
  type RequestedDog,
  type SitePlan,
  type StayInHouse,
} from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { CallFailed } from '@rumi/data-layer/http'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { forgetDraft, storedDraft, useDraftKeeping } from '../../ui/forms/form-draft.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProblemInSight } from '../../ui/forms/problem-in-sight.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { publicHttp } from '../../shared/fetching/public-http.ts'
import { errorSentence } from '../error-sentence.ts'
import { idempotencyKeyFor } from './idempotency-key.ts'
import { requestedDays, type SentQuote } from './requested-days.ts'
import { PriceNow, usePriceNow } from './price-now.tsx'
import { QuoteDates } from './quote-dates.tsx'
import { bookingAddress, describedDogs } from './booking-address.ts'
import { QuoteContact } from './quote-contact.tsx'
import { OwnDogs, QuoteSizes } from './quote-dogs.tsx'
import {
  daysOfDraft,
  dogsIn,
  type DraftDays,
  emptyDraft,
  faultOfDraft,
  type QuoteDraft,
  requestFrom,
  hasAllSizes,
} from './quote-draft.ts'
import { offeredExtras, QuoteExtras } from './quote-extras.tsx'
import { isBookable, servicePriced } from './quote-subject.ts'
import { useCatalog } from './use-catalog.ts'
import { isFull } from './is-full.ts'
import { useAvailability, type AvailabilityQuery } from './use-availability.ts'
import { useExtraHours } from './use-extra-hours.ts'
import type { OwnDog } from '../own-contact.ts'
import { useOwnFamily } from '../use-own-contact.ts'
import { useFacts } from '../../shared/business/use-copy.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const draftName = 'cotizacion'
const dogCounts = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: quotesCopy.fields.dogCount(index + 1),
}))

/** Booking address of a quote, its total once known, and whether hours of its extras are still awaited. */
export type QuotedBooking = { address: string; totalCentavos: number | undefined; isWaiting: boolean }

type QuoteFormProps = {
  id: string
  plan: SitePlan
  /** Cards of the page, to change to another one. */
  plans: readonly SitePlan[]
  onPlan: (plan: SitePlan) => void
  /** True if the office is to reply; the contact details are requested only then. */
  wantsReply: boolean
  /** Called with the booking of everything chosen; undefined if the days are invalid or the desk books it. */
  onBookable: (booking: QuotedBooking | undefined) => void
  onSending: (sending: boolean) => void
  onSent: (sent: SentQuote) => void
}

/** Form of a quote: service, dogs, dates and extras with one total; contact details only for a reply. Input survives a failure. */
export function QuoteForm(props: QuoteFormProps) {
  const { id, plan, plans, onPlan, wantsReply, onBookable, onSending, onSent } = props
  const catalog = useCatalog()
  const service = typeof catalog === 'string' ? undefined : servicePriced(plan, catalog)
  const { whatsapp } = useBusiness()
  const calendar = useBusinessCalendar()
  const fillFacts = useFacts()
  const [now] = useState(() => new Date().toISOString())
  const under = { now, calendar }
  const [trouble, setTrouble] = useState<string>()
  const [isSizeMissed, setIsSizeMissed] = useState(false)
  const [family, setFamily] = useState<readonly OwnDog[]>([])
  const form = useForm<QuoteDraft>({
    defaultValues: { ...emptyDraft(plan, under), ...sameAsBefore() },
  })
  useDraftKeeping(draftName, form)
  useOwnFamily(({ contact, dogs }) => {
    for (const name of ['name', 'email', 'phone'] as const)
      if (form.getValues(name) === '') form.setValue(name, contact[name])
    setFamily(dogs)
    const own = form.getValues('own').filter((dogId) => dogs.some(({ _id }) => _id === dogId))
    form.setValue('own', own.length > 0 ? own : dogs.slice(0, 1).map(({ _id }) => _id))
  })
  const { errors } = form.formState
  const draft: QuoteDraft = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const offered = offeredExtras(plan, typeof catalog === 'string' ? [] : catalog)
  const extras = offered.filter((extra) => draft.extras.includes(extra.id))
  const isSized = [service, ...extras].some((one) => one !== undefined && isPricedBySize(one))
  const isRefused = faultOfDraft(plan, draft, under) !== null
  const days = daysOfDraft(plan, draft, under)
  const hours = useExtraHours({
    extras,
    dogs: dogsIn(draft, family),
    stay: isRefused ? undefined : stayOf(plan, days),
    terms: calendar.terms,
  })
  const address =
    isBookable(plan) && !isRefused
      ? bookingAddress(plan.slug, { ...days, dogs: describedDogs(draft, family, isSized), extras: hours })
      : undefined
  const available = useAvailability(
    availabilityOf(service, dogsIn(draft, family), address === undefined ? undefined : days),
  )
  const hasNoPlace =
    service !== undefined &&
    isFull(available?.get(service.id) ?? [], {
      isStay: plan.serviceType === 'Hotel',
      days,
      dogs: dogsIn(draft, family).length,
    })
  const lacksSize = isSized && !hasAllSizes(draft, family)
  // Extras without a free hour on the last day are neither priced nor booked.
  const possible = extras.filter((extra) => hours.get(extra.id) !== null)
  const isWaiting = extras.some((extra) => !hours.has(extra.id))
  const quoted = {
    catalog,
    service,
    plan,
    lacksSize,
    isRefused: isRefused || Boolean(errors.start ?? errors.end),
  }
  const price = usePriceNow({ ...quoted, draft, under, family, extras: possible })
  const totalCentavos = price?.totalCentavos
  useEffect(
    () => onBookable(address === undefined ? undefined : { address, totalCentavos, isWaiting }),
    [address, totalCentavos, isWaiting, onBookable],
  )
  const { fields } = quotesCopy

  const send = form.handleSubmit(async (written) => {
    setTrouble(undefined)
    const lacks = isSized && !hasAllSizes(written, family)
    setIsSizeMissed(lacks)
    const chosen = possible.map((extra) => extra.id)
    const request = { ...requestFrom(written, plan, family), ...(chosen.length > 0 && { extras: chosen }) }
    const checked = quoteForm.safeParse(request)
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      if (!showIssues(form, issues)) setTrouble(issues[0]?.message)
      return
    }
    if (lacks) {
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
      const { days: priced, ...quote } = response.data
      const quotedDays = priced ?? daysOfDraft(plan, written, under)
      const { length } = dogsIn(written, family)
      onSent({ name, email, dogs: length, ...quotedDays, message: response.message, ...quote })
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (!showIssues(form, failure.issues)) setTrouble(errorSentence(failure))
    } finally {
      onSending(false)
    }
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={send} className="grid gap-5 pb-2">
      {plans.length > 1 && (
        <SelectField
          label={fields.service}
          options={plans.map(({ slug, planName }) => ({ value: slug, label: planName }))}
          value={plan.slug}
          onChange={({ target }) => {
            const other = plans.find(({ slug }) => slug === target.value)
            if (other) onPlan(other)
          }}
        />
      )}
      {family.length > 0 ? (
        <OwnDogs form={form} family={family} />
      ) : (
        <>
          <SelectField
            label={fields.dogs}
            options={dogCounts}
            error={errors.dogs?.message}
            {...form.register('dogs', { valueAsNumber: true })}
          />
          {isSized && <QuoteSizes form={form} rules={service} isMissed={isSizeMissed} />}
        </>
      )}
      <QuoteDates form={form} plan={plan} under={under} />
      {hasNoPlace && (
        <Notice tone="warning">{quotesCopy.full[plan.serviceType === 'Hotel' ? 'nights' : 'days']}</Notice>
      )}
      <QuoteExtras form={form} offered={offered} hours={hours} />
      <PriceNow {...quoted} price={price} />
      {wantsReply && <QuoteContact form={form} />}
      {trouble && <ProblemInSight>{trouble}</ProblemInSight>}
      <a
        href={whatsappLink(
          whatsapp,
          fillFacts(
            quotesCopy.composed({
              plan: plan.planName,
              ...draft,
              dogs: dogsIn(draft, family).length,
              when: requestedDays(days),
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

/** Contact details and dogs carry over to the next package; days and extras reset. */
function sameAsBefore() {
  const { name, email, phone, message, dogs, sizes, own } = storedDraft<QuoteDraft>(draftName) ?? {}
  return Object.fromEntries(
    Object.entries({ name, email, phone, message, dogs, sizes, own }).filter(
      ([, text]) => text !== undefined,
    ),
  )
}

/** Availability to ask for: of a stay for these dogs, or of days; none of hours, and none without days. */
function availabilityOf(
  service: CatalogService | undefined,
  dogs: readonly RequestedDog[],
  days: DraftDays | undefined,
): AvailabilityQuery[] {
  if (!service || !days || !isDay(days.start) || countedIn[service.serviceType] === 'hours') return []
  const weights = dogs
    .map(({ size, weightKg }) => weightKg ?? (size ? weightOfSize(size, service) : '-'))
    .join()
  const { start, end } = days
  return service.serviceType === 'Hotel'
    ? [{ serviceId: service.id, from: start, to: start, weights }]
    : [{ serviceId: service.id, from: start, to: isDay(end) ? end : start }]
}

/** Days that a card with a price books; undefined while they are missing. */
function stayOf({ serviceType }: SitePlan, { start, end }: DraftDays): StayInHouse | undefined {
  if (serviceType === null || !takesAddOns(serviceType) || !isDay(start)) return undefined
  return { serviceType, start, end: isDay(end) ? end : start }
}
