import type { PermissionArea } from '@rumi/contract'
import { usePermission } from './use-permission.ts'

/** True if the user may write an area at the desk; bookkeepers only read here (decision 16). */
export const useCanWrite = (area: PermissionArea) => usePermission({ access: 'desk', area, toChange: true })
