import { Check } from 'lucide-react'
import { Link } from 'react-router'

export type Step = { label: string; /** Where a finished step can be changed. */ to?: string | undefined }

type StepperProps = {
  label: string
  steps: readonly Step[]
  /** Index of the step one is at. */ current: number
}

/** How far one has come, and the way back to what was chosen. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-start">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className="relative grid flex-1 justify-items-center gap-1 text-center not-first:before:absolute not-first:before:top-4 not-first:before:right-1/2 not-first:before:left-[-50%] not-first:before:h-0.5 not-first:before:bg-line"
          >
            <StepMark
              state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
              number={index + 1}
            />
            <span className={`text-sm ${index === current ? 'font-heading' : 'text-ink-soft'}`}>
              {step.to && index < current ? (
                <Link to={step.to} className="text-link underline">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
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
      className={`relative z-1 grid size-8 place-items-center rounded-full font-heading tabular ${markLooks[state]}`}
    >
      {state === 'done' ? <Check className="pop size-5" strokeWidth={3} aria-hidden="true" /> : number}
    </span>
  )
}
