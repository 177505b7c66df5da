import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'kind'>

/** A calendar day as `YYYY-MM-DD`, by the platform's own date picker; so are `min` and `max`. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} kind="date" />
}
