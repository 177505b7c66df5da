import { z } from 'zod'
import { es } from 'zod/locales'
import { requestSentences } from '../../copy/request-sentences.ts'

const { localeError } = es()

/** Default message of an invalid field: its permitted values, or that it is missing. */
const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return requestSentences.oneOf(issue.values.map(String))
  if (issue.code === 'invalid_type' && issue.input === undefined) return requestSentences.missing
  return localeError(issue)
}

/** Has zod say in Spanish what is wrong. */
export const sayIssuesInSpanish = () => z.config({ localeError: sentenceOf })
