import type { Dog } from '@rumi/data-layer'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'

type EvaluationsPassedProps = {
  /** Dogs whose evaluation is part of their first day. */
  dogs: readonly Dog[]
  evaluated: ReadonlySet<string>
  onChange: (evaluated: ReadonlySet<string>) => void
}

/** Checkboxes by which the desk records that dogs on their first day passed their evaluation. */
export function EvaluationsPassed({ dogs, evaluated, onChange }: EvaluationsPassedProps) {
  if (dogs.length === 0) return null
  const change = (id: string, isPassed: boolean) =>
    onChange(new Set(isPassed ? [...evaluated, id] : [...evaluated].filter((one) => one !== id)))
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{copy.evaluation}</legend>
      <Rows of={dogs} by={({ _id }) => _id} within="blocks">
        {({ _id, name }) => (
          <CheckboxField
            label={copy.evaluated(name)}
            checked={evaluated.has(_id)}
            onChange={({ target }) => change(_id, target.checked)}
          />
        )}
      </Rows>
      <p className="text-sm text-ink-soft">{copy.evaluatedHint}</p>
    </fieldset>
  )
}
