import { Check } from 'lucide-react'
import { Link } from 'react-router'

export type Step = {
  label: string
  /** Address to change a finished step. */ to?: string | undefined
}

type StepperProps = {
  label: string
  steps: readonly Step[]
  /** Index of the step one is at. */ current: number
}

/** Progress through the steps, with links back to the finished ones. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label} className="@container">
      <ol className="flex items-start">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className="relative grid flex-1 justify-items-center gap-1 text-center not-first:before:absolute not-first:before:top-4 not-first:before:right-1/2 not-first:before:left-[-50%] not-first:before:h-0.5 not-first:before:bg-line"
          >
            <StepContent step={step} index={index} current={current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepContentProps = { step: Step; index: number; current: number }

/** Links a finished step as a whole; narrow screens keep the words for screen readers only. */
function StepContent({ step, index, current }: StepContentProps) {
  const content = (
    <>
      <StepMark
        state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
        number={index + 1}
      />
      <span className="@max-[16rem]:sr-only">{step.label}</span>
    </>
  )
  const look = 'grid min-h-[44px] min-w-[44px] justify-items-center gap-1 text-sm'
  return step.to && index < current ? (
    <Link to={step.to} className={`${look} text-link underline`}>
      {content}
    </Link>
  ) : (
    <span className={`${look} ${index === current ? 'font-heading' : 'text-ink-soft'}`}>{content}</span>
  )
}

const markLooks = {
  done: 'bg-teal text-white',
  current: 'bg-primary text-on-primary',
  ahead: 'border-2 border-line-strong bg-cream text-ink-soft',
}

function StepMark({ state, number }: { state: keyof typeof markLooks; number: number }) {
  return (
    <span
      className={`relative z-1 grid size-8 place-items-center rounded-full text-[length:min(1em,5vw)] font-heading tabular ${markLooks[state]}`}
    >
      {state === 'done' ? <Check className="pop size-5" strokeWidth={3} aria-hidden="true" /> : number}
    </span>
  )
}
