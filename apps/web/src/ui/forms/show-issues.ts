import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Issue = { path: string; message: string }
type Form<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields, unknown, FieldValues>,
  'getValues' | 'setError'
>

/**
 * Shows server errors beside their fields and focuses the first. Returns true if every issue has a field; otherwise
 * the caller must show the sentence above the form.
 */
export function showIssues<Fields extends FieldValues>(form: Form<Fields>, issues: readonly Issue[]) {
  const fields = form.getValues()
  const placed = issues.filter(({ path }) => Object.hasOwn(fields, path))
  for (const [index, { path, message }] of placed.entries()) {
    form.setError(path as Path<Fields>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return issues.length > 0 && placed.length === issues.length
}
