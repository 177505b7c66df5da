import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'kind' | 'min' | 'max'> & {
  /** First and last day that may be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
}

/** A calendar day as `YYYY-MM-DD`, by the platform's own date picker. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} kind="date" />
}
