import { usePermission } from './use-permission.ts'

/** Whether whoever looks may change things at the desk; the books only read here (decision 16). */
export const useCanWrite = () => usePermission('desk')
