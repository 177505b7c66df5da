import type { Refusal } from '../../shared/store.ts'

/** Whether what came to nothing may have been done all the same: its answer is not known, so it keeps its key (decision 187). */
export const mayBeDone = ({ httpStatus, code }: Pick<Refusal, 'httpStatus' | 'code'>) =>
  httpStatus === 0 || httpStatus >= 500 || code === 'still-running'
