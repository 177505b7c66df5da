import { useMay } from './use-may.ts'

/** Whether whoever looks may change things at the desk; the books only read here (decision 16). */
export const useMayWrite = () => useMay('desk')
