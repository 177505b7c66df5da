import type { PermissionArea } from '@rumi/contract'
import { usePermission } from './use-permission.ts'

/** Whether whoever looks may change an area at the desk; the books only read here (decision 16). */
export const useCanWrite = (area: PermissionArea) => usePermission({ access: 'desk', area, toChange: true })
