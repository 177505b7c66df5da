import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { resourceScreenCopy as copy } from '../../../copy/office/frame/resource-screen.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Suggestions } from '../../../ui/controls/suggestions.tsx'
import { RecordPicker } from './record-picker.tsx'
import type { RecordField } from './record-field.ts'
import type { Written } from './written-fields.ts'

type FieldControlProps = { field: RecordField; form: UseFormReturn<Written> }

const inputKinds = { text: 'text', email: 'email', phone: 'tel', pesos: 'money', number: 'money' } as const

/** Control for a field. */
export function FieldControl({ field, form }: FieldControlProps) {
  const listId = useId()
  const { name, kind, label, options = [], unit, optional, suggestions } = field
  const hint = (field.hintFor && field.hintFor(form.watch())) ?? field.hint
  const error = form.formState.errors[name]?.message
  const optionalLabel = optional ? errorMessagesCopy.optional : undefined
  const shared = { label, hint, error, optionalLabel, ...form.register(name) }
  switch (kind) {
    case 'yes':
      return <CheckboxField label={label} error={error} {...form.register(name)} />
    case 'yes-or-no':
      return (
        <SelectField
          {...shared}
          options={[
            { value: 'true', label: copy.yes },
            { value: 'false', label: copy.no },
          ]}
          placeholder={copy.noData}
        />
      )
    case 'choice':
      return <ChoiceField legend={label} options={options} error={error} {...form.register(name)} />
    case 'select':
      return <SelectField {...shared} options={options} placeholder={field.placeholder} />
    case 'day':
      return <DateField {...shared} max={field.latest?.()} />
    case 'long':
    case 'lines':
      return <TextAreaField {...shared} rows={kind === 'long' ? 2 : 3} />
    case 'record':
      return (
        <Controller
          name={name}
          control={form.control}
          render={({ field: { value, onChange, ref } }) => (
            <RecordPicker
              {...{ label, hint, error }}
              ref={ref}
              of={field.of}
              value={String(value)}
              onChange={onChange}
            />
          )}
        />
      )
    case 'text':
    case 'email':
    case 'phone':
    case 'pesos':
    case 'number':
      return (
        <>
          <TextField
            {...shared}
            kind={inputKinds[kind]}
            autoComplete="off"
            list={suggestions && listId}
            trailing={unit && <span className="pr-3 text-ink-soft">{unit}</span>}
          />
          {suggestions && <Suggestions id={listId} words={suggestions} />}
        </>
      )
  }
}
