import { usualSizeRules, type SizeRules } from '@rumi/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import type { OwnDog } from '../own-contact.ts'
import type { QuoteDraft } from './quote-draft.ts'

const { sizes: copy } = quotesCopy

const options = (['small', 'medium', 'large'] as const).map((value) => ({ value, label: copy.names[value] }))

type QuoteSizesProps = {
  form: UseFormReturn<QuoteDraft>
  /** Weight limits from which the service counts a dog as medium or large. */
  rules?: SizeRules | undefined
  /** Submitted without a size that the price depends on. */
  isMissed: boolean
}

/** Size of each dog, in one tap. */
export function QuoteSizes({ form, rules = usualSizeRules, isMissed }: QuoteSizesProps) {
  const [dogs, sizes] = useWatch({ control: form.control, name: ['dogs', 'sizes'] })
  return (
    <div className="grid gap-3">
      {Array.from({ length: dogs }, (_, index) => (
        <ChoiceField
          key={index}
          legend={dogs === 1 ? copy.one : copy.each(index + 1)}
          name={`size-${index}`}
          options={options}
          checkedValue={sizes[index] ?? ''}
          error={isMissed && !sizes[index] ? copy.missing : undefined}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value)
            form.setValue(`sizes.${index}`, chosen?.value ?? '', { shouldDirty: true })
          }}
        />
      ))}
      <p className="text-sm text-ink-soft">{copy.hint(rules)}</p>
    </div>
  )
}

/** The owner's dogs that come; at least one. */
export function OwnDogs({ form, family }: { form: UseFormReturn<QuoteDraft>; family: readonly OwnDog[] }) {
  const [own] = useWatch({ control: form.control, name: ['own'] })
  const toggle = (id: string) =>
    form.setValue('own', own.includes(id) ? own.filter((one) => one !== id) : [...own, id], {
      shouldDirty: true,
    })
  return (
    <fieldset>
      <legend className="font-strong">{quotesCopy.ownDogs}</legend>
      <div className="flex flex-wrap gap-x-6">
        {family.map(({ _id, name }) => (
          <CheckboxField
            key={_id}
            label={name}
            checked={own.includes(_id)}
            disabled={own.length === 1 && own.includes(_id)}
            onChange={() => toggle(_id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
