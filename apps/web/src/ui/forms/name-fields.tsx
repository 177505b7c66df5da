import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type NameField = Pick<ComponentProps<typeof TextField>, 'label' | 'error'> & {
  /** The result of React Hook Form's `register`. */
  field: Partial<ComponentProps<'input'>>
}

/** Given and family name, in one row if there is room. */
export const NameFields = ({ given, family }: { given: NameField; family: NameField }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField label={given.label} autoComplete="given-name" required error={given.error} {...given.field} />
    <TextField
      label={family.label}
      autoComplete="family-name"
      required
      error={family.error}
      {...family.field}
    />
  </div>
)
