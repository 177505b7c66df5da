import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'kind'>

/** Calendar day as `YYYY-MM-DD`, with the native date picker; `min` and `max` likewise. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} kind="date" />
}
