import type { SettingsSection } from '../../../shared/business/paths.ts'
import type { Wanted } from '../../kit/permissions/use-permission.ts'

/** Sections of the settings in navigation order, each with its permission. */
export const settingsSections: readonly (Wanted & { section: SettingsSection })[] = [
  { section: 'casa', access: 'admin', area: 'settings', toChange: true },
  { section: 'horarios', access: 'admin', area: 'settings', toChange: true },
  { section: 'requisitos', access: 'admin', area: 'settings', toChange: true },
  { section: 'habitaciones', access: 'admin', area: 'rooms' },
  { section: 'equipo', access: 'admin', area: 'staffMembers' },
  { section: 'servicios', access: 'desk', area: 'services' },
  { section: 'tarjetas', access: 'admin', area: 'planCards' },
  { section: 'textos', access: 'admin', area: 'texts' },
  { section: 'fotos', access: 'admin', area: 'photos' },
  { section: 'pagos', access: 'admin', area: 'settings', toChange: true },
  { section: 'permisos', access: 'admin', area: 'users' },
  { section: 'bitacora', access: 'admin', area: 'audit' },
]
