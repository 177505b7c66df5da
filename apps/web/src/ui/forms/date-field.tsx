import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'
import { controlLook } from './control-look.ts'
import { type FieldWords, FormField } from './form-field.tsx'

type TimeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> &
  FieldWords & { optionalLabel?: string | undefined; className?: string | undefined }

/** Time of day as `HH:MM`, with the native time picker. */
export function TimeField({ label, hint, error, optionalLabel, className, ...input }: TimeFieldProps) {
  return (
    <FormField {...{ label, hint, error, optionalLabel, className }}>
      {(wiring) => <input {...input} {...wiring} type="time" className={controlLook} />}
    </FormField>
  )
}

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'kind'>

/** Calendar day as `YYYY-MM-DD`, with the native date picker; `min` and `max` likewise. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} kind="date" />
}
