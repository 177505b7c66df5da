import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type NameField = Pick<ComponentProps<typeof TextField>, 'label' | 'error'> & {
  /** As React Hook Form's `register` gives it. */
  field: Partial<ComponentProps<'input'>>
}

/** A person's given and family names, side by side where there is room. */
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
