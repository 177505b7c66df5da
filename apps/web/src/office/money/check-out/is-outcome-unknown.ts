import { isAnswered } from '@rumi/data-layer'
import type { Refusal } from '../../../shared/fetching/store.ts'

/** Whether what came to nothing may have been done all the same: sent again as it was, it is done once (decision 187). */
export const mayBeDone = ({ httpStatus, code }: Pick<Refusal, 'httpStatus' | 'code'>) =>
  !isAnswered({ status: httpStatus, code })
