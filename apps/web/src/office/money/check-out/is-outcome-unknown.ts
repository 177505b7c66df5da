import { isAnswered } from '@rumi/data-layer'
import type { Refusal } from '../../../shared/fetching/store.ts'

/** True if a failed request may have taken effect: an identical retry is idempotent (decision 187). */
export const isOutcomeUnknown = ({ httpStatus, code }: Pick<Refusal, 'httpStatus' | 'code'>) =>
  !isAnswered({ status: httpStatus, code })
