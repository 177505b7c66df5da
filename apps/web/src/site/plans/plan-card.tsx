import type { SitePlan } from '@rumi/contract'
import { Check } from 'lucide-react'
import { bookText as defaultBookText, planDefaults } from '../../copy/site/page-copy.ts'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { sentencesWithFacts, withFacts } from '../../shared/business/with-facts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'

type PlanCardProps = {
  plan: SitePlan
  /** Default label of a booking button on this page. */
  bookText: string | undefined
  /** Called when 'Cotizar' is pressed. */
  onQuote: () => void
  waiting: boolean
}

/**
 * Plan or package with its button (spec §3, 'Display content'). A total is one tap away (decision 23); without script
 * the button links to the contact page.
 */
export function PlanCard({ plan, bookText = defaultBookText, onQuote, waiting }: PlanCardProps) {
  const { planName, price, billingCycle, description, advantage, features, slug } = plan
  const { isPopular, popularLabel, buttonText } = plan
  const business = useBusiness()
  const books = plan.action === 'book'
  const book = (books && buttonText) || bookText
  const tone = isPopular ? 'primary' : 'secondary'
  const quote = (!books && buttonText) || planDefaults.buttonText
  const quoteTone = books ? 'quiet' : tone
  const bookButton = (books || plan.isBookable) && (
    <LinkButton
      tone={books ? tone : 'quiet'}
      aria-label={`${book}: ${planName}`}
      to={publicPaths.book({ servicio: slug })}
    >
      {book}
    </LinkButton>
  )
  return (
    <article
      className={`relative flex h-full flex-col gap-4 rounded-md border-4 bg-white p-6 shadow-soft md:p-8 ${isPopular ? 'border-primary pt-[1.75rem]' : 'border-transparent'}`}
    >
      {isPopular && (
        <p className="absolute top-0 left-1/2 -translate-1/2 rounded-full bg-primary px-4 py-1 text-sm font-display whitespace-nowrap text-on-primary">
          {popularLabel || planDefaults.popularLabel}
        </p>
      )}
      <div>
        <h3 className="text-xl [overflow-wrap:anywhere]">{planName}</h3>
        {price && (
          <p className="text-lg font-strong tabular [overflow-wrap:anywhere]">{withFacts(price, business)}</p>
        )}
        {billingCycle && <p className="font-strong text-rust">{withFacts(billingCycle, business)}</p>}
      </div>
      {description && <p>{withFacts(description, business)}</p>}
      {advantage && (
        <p className="rounded-sm bg-teal-tint px-3 py-2 text-sm font-strong">
          {withFacts(advantage, business)}
        </p>
      )}
      <ul className="mb-2 grid gap-2">
        {sentencesWithFacts(features, business).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-1 size-5 shrink-0 text-teal" strokeWidth={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-2 *:grow">
        {books && bookButton}
        <Button
          tone={quoteTone}
          aria-label={`${quote}: ${planName}`}
          aria-haspopup="dialog"
          loading={waiting}
          onClick={onQuote}
          className="[@media(scripting:none)]:hidden"
        >
          {quote}
        </Button>
        <div className="hidden [@media(scripting:none)]:grid">
          <LinkButton tone={quoteTone} aria-label={`${quote}: ${planName}`} to={publicPaths.contact()}>
            {quote}
          </LinkButton>
        </div>
        {!books && bookButton}
      </div>
    </article>
  )
}
