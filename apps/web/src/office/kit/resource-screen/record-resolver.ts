import { centavosIn } from '@rumi/contract'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import type { RecordField } from './record-field.ts'
import { toRequestFields, type Written } from './written-fields.ts'

/** Validates a form by the contract, so that screen and server show the same errors. */
export const recordResolver =
  (schema: z.ZodObject, fields: readonly RecordField[], fixed: object): Resolver<Written> =>
  (written) => {
    const parsed = schema.safeParse({ ...fixed, ...toRequestFields(fields, written) })
    const errors: FieldErrors<Written> = {}
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = fields.find(({ name }) => name === path[0])
      if (field && !errors[field.name])
        errors[field.name] = { type: 'rule', message: messageFor(field, written, message) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: written, errors: {} }
  }

/** Converts messages about centavos to pesos, the unit of the form. */
const messageFor = (field: RecordField, written: Written, message: string) => {
  const text = String(written[field.name] ?? '')
  if (field.kind === 'pesos' && centavosIn(text) === null) return resourceScreenCopy.pesosTrouble
  return field.kind === 'lines' && field.read(text).includes(null) ? field.unreadable : message
}
