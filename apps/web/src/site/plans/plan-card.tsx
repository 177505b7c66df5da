import type { SitePlan } from '@rumi/contract'
import { Check } from 'lucide-react'
import { bookText, planDefaults } from '../../copy/page-copy.ts'
import { publicPaths } from '../../shared/public-paths.ts'
import { useHouse } from '../../shared/use-house.ts'
import { saidWithFacts, withFacts } from '../../shared/with-facts.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

type PlanCardProps = {
  plan: SitePlan
  /** What a button that books says on this page. */
  buttonText: string | undefined
  /** 'Cotizar' is pressed. */
  onQuote: () => void
  waiting: boolean
}

/**
 * A plan or package with its button (spec §3, 'Display content'); its price is one tap away (decision 23), and without
 * script asked for by the other ways to the house.
 */
export function PlanCard({ plan, buttonText, onQuote, waiting }: PlanCardProps) {
  const { planName, billingCycle, description, features, isPopular, slug } = plan
  const house = useHouse()
  const text = buttonText ?? bookText
  const tone = isPopular ? 'primary' : 'secondary'
  const quote = planDefaults.buttonText
  const quoteTone = plan.action === 'book' ? 'quiet' : tone
  return (
    <article
      className={`relative flex h-full flex-col gap-4 rounded-md border-4 bg-white p-6 shadow-soft md:p-8 ${isPopular ? 'border-primary pt-[1.75rem]' : 'border-transparent'}`}
    >
      {isPopular && (
        <p className="absolute top-0 left-1/2 -translate-1/2 rounded-full bg-primary px-4 py-1 text-sm font-display whitespace-nowrap text-on-primary">
          {planDefaults.popularLabel}
        </p>
      )}
      <div>
        <h3 className="text-xl [overflow-wrap:anywhere]">{planName}</h3>
        {billingCycle && <p className="font-strong text-rust">{withFacts(billingCycle, house)}</p>}
      </div>
      {description && <p>{withFacts(description, house)}</p>}
      <ul className="mb-2 grid gap-2">
        {saidWithFacts(features, house).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-1 size-5 shrink-0 text-teal" strokeWidth={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2">
        {plan.action === 'book' && (
          <LinkButton
            tone={tone}
            aria-label={`${text}: ${planName}`}
            to={publicPaths.book({ servicio: slug })}
          >
            {text}
          </LinkButton>
        )}
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
      </div>
    </article>
  )
}
